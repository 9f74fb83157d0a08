import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import {
  endDevice,
  endSession,
  findSession,
  idleMs,
  isSignedIn,
  listDevices,
  type SignInRequest,
  signIn,
} from './devices.ts';
import { inviteMember, linkMs } from './members.ts';
import { sessionMs } from './session-cookie.ts';
import { newToken } from './token.ts';

const hourMs = 3_600_000;

describe.each(engines)('devices on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const invite = async (name = 'Ravi Kumar', role: 'owner' | 'staff' = 'staff') =>
    (await inviteMember(test.db, { name, role }, startMs)).token;
  const use = (
    linkToken: string,
    nowMs = startMs,
    more: Partial<SignInRequest> = {},
    db = test.db,
  ) => {
    const device = { deviceName: 'Chrome, Android', isShared: false, replacedToken: undefined };
    return signIn(db, { ...device, linkToken, ...more }, nowMs);
  };
  const enter = async (more: Partial<SignInRequest> = {}, name?: string) => {
    const signedIn = await use(await invite(name), startMs, more);
    if (typeof signedIn === 'string') throw new Error(signedIn);
    return signedIn;
  };
  const at = async (token: string, nowMs: number) =>
    (await findSession(test.db, token, nowMs))?.name;
  const stored = () => test.db.selectFrom('officeDevices').selectAll().execute();

  describe('a link', () => {
    it('signs its member in once', async () => {
      const link = await invite();
      const signedIn = await use(link);
      expect(signedIn).toMatchObject({ member: { name: 'Ravi Kumar', role: 'staff' } });
      expect(await use(link)).toBe('linkUsed');
      expect(await stored()).toHaveLength(1);
    });

    it('signs in only one of two concurrent uses', async () => {
      const other = await test.openAnother();
      const link = await invite();
      const outcomes = await Promise.all([use(link), use(link, startMs, {}, other), use(link)]);
      expect(outcomes.filter((outcome) => outcome === 'linkUsed')).toHaveLength(2);
      expect(await stored()).toHaveLength(1);
    });

    it('ends after 15 minutes', async () => {
      const [first, second] = [await invite(), await invite()];
      expect(await use(first, startMs + linkMs)).toBe('linkExpired');
      expect(await use(second, startMs + linkMs - 1)).toMatchObject({ member: {} });
    });

    it('does not live longer if the clock is set back', async () => {
      const [first, second] = [await invite(), await invite()];
      expect(await use(first, startMs - hourMs)).toBe('linkExpired');
      // Another server's clock may be some seconds behind.
      expect(await use(second, startMs - 5_000)).toMatchObject({ member: {} });
    });

    it.each([newToken(), 'x', '', "' or 1=1 --"])('is not %j', async (token) => {
      await invite();
      expect(await use(token)).toBe('linkUnknown');
    });

    it('and its session are stored as hashes', async () => {
      const link = await invite();
      const signedIn = await use(link);
      const links = await test.db.selectFrom('officeLinks').selectAll().execute();
      const rows = JSON.stringify([links, await stored()]);
      expect(rows).not.toContain(link);
      expect(rows).not.toContain(Object(signedIn).token);
    });
  });

  it('are the member who signed in, until signed out', async () => {
    const { token, member } = await enter();
    expect(await findSession(test.db, token, startMs)).toEqual(member);
    await endSession(test.db, token, startMs);
    expect(await at(token, startMs)).toBeUndefined();
    expect(await isSignedIn(test.db, token, startMs)).toBe(false);
    expect(await at(newToken(), startMs)).toBeUndefined();
  });

  it('replace the session that the same browser had', async () => {
    const before = await enter();
    const after = await enter({ replacedToken: before.token }, 'Asha Kumari');
    expect(await at(before.token, startMs)).toBeUndefined();
    expect(await at(after.token, startMs)).toBe('Asha Kumari');
  });

  it('are signed out after 30 days, used or not', async () => {
    const { token } = await enter();
    expect(await at(token, startMs + sessionMs - 1)).toBe('Ravi Kumar');
    expect(await isSignedIn(test.db, token, startMs + sessionMs)).toBe(false);
    expect(await at(token, startMs + sessionMs)).toBeUndefined();
  });

  it('that are shared are signed out after 12 hours without use', async () => {
    const { token } = await enter({ isShared: true });
    const used = startMs + idleMs - 1;
    expect(await at(token, used)).toBe('Ravi Kumar');
    expect(await at(token, used + idleMs - 1)).toBe('Ravi Kumar');
    expect(await at(token, used + 2 * idleMs)).toBeUndefined();
    const own = await enter();
    expect(await at(own.token, startMs + 2 * idleMs)).toBe('Ravi Kumar');
  });

  it('do not count a session check as use', async () => {
    const { token } = await enter({ isShared: true });
    expect(await isSignedIn(test.db, token, startMs + idleMs - 1)).toBe(true);
    expect(await isSignedIn(test.db, token, startMs + idleMs)).toBe(false);
  });

  it('are not used by an automatic request, nor does a clock set back prolong them', async () => {
    const { token } = await enter({ isShared: true });
    const ask = (nowMs: number) => findSession(test.db, token, nowMs, { isAutomatic: true });
    expect(await ask(startMs + idleMs - 1)).toBeDefined();
    expect((await stored())[0]?.lastUsedAtMs).toBe(startMs);
    const yearsBack = startMs - 1_000 * 24 * hourMs;
    expect(await ask(yearsBack)).toBeDefined();
    expect(await ask(yearsBack + idleMs)).toBeUndefined();
  });

  it('record their use once a minute', async () => {
    const { token } = await enter();
    const lastUse = async (nowMs: number) => {
      await findSession(test.db, token, nowMs);
      return (await stored())[0]?.lastUsedAtMs;
    };
    expect(await lastUse(startMs + 59_999)).toBe(startMs);
    expect(await lastUse(startMs + 60_000)).toBe(startMs + 60_000);
  });

  it('do not come back when the clock is set back, nor live longer', async () => {
    const ended = await enter({ isShared: true });
    expect(await at(ended.token, startMs + idleMs)).toBeUndefined();
    expect(await at(ended.token, startMs)).toBeUndefined();

    const { token } = await enter({ isShared: true });
    const yearsBack = startMs - 1_000 * 24 * hourMs;
    expect(await at(token, yearsBack)).toBe('Ravi Kumar');
    expect(await isSignedIn(test.db, token, yearsBack + idleMs)).toBe(false);
    const own = await enter();
    expect(await at(own.token, yearsBack)).toBe('Ravi Kumar');
    expect(await at(own.token, yearsBack + sessionMs)).toBeUndefined();
  });

  describe('in the list', () => {
    it('are those that are signed in, the last used first', async () => {
      const idle = await enter({ isShared: true });
      const first = await enter({ deviceName: 'Firefox, Windows' });
      const last = await enter({ deviceName: 'Safari, iPhone' });
      const nowMs = startMs + idleMs;
      await findSession(test.db, first.token, nowMs);
      const listed = await listDevices(test.db, last.member, nowMs);
      expect(listed).toMatchObject([
        { name: 'Firefox, Windows', lastUsedAtMs: nowMs, signedInAtMs: startMs, isThis: false },
        { name: 'Safari, iPhone', memberName: 'Ravi Kumar', isShared: false, isThis: true },
      ]);
      expect(listed.map(({ id }) => id)).not.toContain(idle.member.deviceId);
    });

    it("are the member's own; for an owner, all", async () => {
      const staff = await enter();
      const asha = await use(await invite('Asha Kumari', 'owner'));
      if (typeof asha === 'string') throw new Error(asha);
      expect(await listDevices(test.db, staff.member, startMs)).toHaveLength(1);
      expect(await listDevices(test.db, asha.member, startMs)).toHaveLength(2);
    });
  });

  it('are ended by their member or an owner, and by nobody else', async () => {
    const [ravi, meena] = [await enter(), await enter({}, 'Meena Devi')];
    const { deviceId } = ravi.member;
    expect(await endDevice(test.db, meena.member, deviceId, startMs)).toBe(false);
    expect(await at(ravi.token, startMs)).toBe('Ravi Kumar');
    expect(await endDevice(test.db, ravi.member, deviceId, startMs)).toBe(true);
    expect(await at(ravi.token, startMs)).toBeUndefined();
    const owner = { id: 'x', role: 'owner' as const };
    expect(await endDevice(test.db, owner, meena.member.deviceId, startMs)).toBe(true);
    expect(await endDevice(test.db, owner, 'unknown', startMs)).toBe(false);
    expect(await at(meena.token, startMs)).toBeUndefined();
  });
});
