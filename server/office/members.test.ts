import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/office/session.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { findSession, signIn } from './devices.ts';
import {
  findMember,
  inviteAnyOwner,
  inviteMember,
  listMembers,
  revokeMember,
  signInLink,
} from './members.ts';

const device = { deviceName: 'Chrome, Android', isShared: false, replacedToken: undefined };

describe.each(engines)('members on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const invite = (name: string, role: Role = 'staff') =>
    inviteMember(test.db, { name, role }, startMs);
  const idOf = async (name: string) => (await findMember(test.db, name))?.id ?? '';
  const revoke = async (name: string) => revokeMember(test.db, await idOf(name), startMs);
  const listed = async () =>
    (await listMembers(test.db, startMs)).map(({ name, role, isRevoked }) => ({
      name,
      role,
      isRevoked,
    }));
  const enter = async (name: string) => {
    const { token } = await invite(name);
    const signedIn = await signIn(test.db, { ...device, linkToken: token }, startMs);
    if (typeof signedIn === 'string') throw new Error(signedIn);
    return signedIn;
  };

  it('are added by their first link, and recognised by the next', async () => {
    await invite('Asha Kumari', 'owner');
    await invite('Ravi Kumar');
    await invite('ravi  kumar');
    expect(await listed()).toEqual([
      { name: 'Asha Kumari', role: 'owner', isRevoked: false },
      { name: 'Ravi Kumar', role: 'staff', isRevoked: false },
    ]);
  });

  it('are added once by two links at once', async () => {
    const other = await test.openAnother();
    const one = { name: 'Ravi Kumar', role: 'staff' as const };
    await Promise.all([test.db, other].map((db) => inviteMember(db, one, startMs)));
    expect(await listed()).toHaveLength(1);
  });

  it('become owners by a link, and owners stay owners', async () => {
    await invite('Ravi Kumar');
    await invite('Ravi Kumar', 'owner');
    await invite('Ravi Kumar');
    expect(await listed()).toEqual([{ name: 'Ravi Kumar', role: 'owner', isRevoked: false }]);
  });

  it('have names of any script', async () => {
    await invite('रवि कुमार', 'owner');
    expect((await findMember(test.db, 'रवि कुमार'))?.role).toBe('owner');
  });

  it('lose devices and links for good when they are revoked', async () => {
    await invite('Asha Kumari', 'owner');
    const { token } = await enter('Ravi Kumar');
    const link = await invite('Ravi Kumar');
    expect(await revoke('Ravi Kumar')).toBe('revoked');
    expect(await findSession(test.db, token, startMs)).toBeUndefined();
    const late = { ...device, linkToken: link.token };
    expect(await signIn(test.db, late, startMs)).toBe('linkUnknown');
    expect(await revoke('Ravi Kumar')).toBe('unknown');

    await invite('Ravi Kumar', 'owner');
    expect((await listed()).at(-1)).toEqual({
      name: 'Ravi Kumar',
      role: 'owner',
      isRevoked: false,
    });
    expect(await findSession(test.db, token, startMs)).toBeUndefined();
    expect(await signIn(test.db, late, startMs)).toBe('linkUnknown');
  });

  it('return as staff if they are invited as staff', async () => {
    await invite('Asha Kumari', 'owner');
    await invite('Ravi Kumar', 'owner');
    await revoke('Ravi Kumar');
    await invite('Ravi Kumar', 'staff');
    expect((await findMember(test.db, 'Ravi Kumar'))?.role).toBe('staff');
  });

  it('are never left without an owner', async () => {
    await invite('Asha Kumari', 'owner');
    await invite('Ravi Kumar');
    expect(await revoke('Asha Kumari')).toBe('lastOwner');
    await invite('Meena Devi', 'owner');
    expect(await revoke('Asha Kumari')).toBe('revoked');
    expect(await revoke('Meena Devi')).toBe('lastOwner');
  });

  it('are never left without an owner by two who revoke each other', async () => {
    const other = await test.openAnother();
    await invite('Asha Kumari', 'owner');
    await invite('Meena Devi', 'owner');
    const [asha, meena] = [await idOf('Asha Kumari'), await idOf('Meena Devi')];
    const outcomes = await Promise.all([
      revokeMember(test.db, asha, startMs),
      revokeMember(other, meena, startMs),
    ]);
    expect(outcomes.toSorted()).toEqual(['lastOwner', 'revoked']);
  });

  it('get an owner in test mode, reusing an existing one', async () => {
    await invite('Ravi Kumar');
    await inviteAnyOwner(test.db, startMs);
    const { token } = await inviteAnyOwner(test.db, startMs);
    expect(await signIn(test.db, { ...device, linkToken: token }, startMs)).toMatchObject({
      member: { name: 'Owner', role: 'owner' },
    });
    expect(await listed()).toHaveLength(2);
  });

  it('count their devices', async () => {
    await enter('Ravi Kumar');
    await enter('Ravi Kumar');
    expect((await listMembers(test.db, startMs))[0]?.devices).toBe(2);
  });
});

it('a link has its secret in the fragment, which no server sees', () => {
  const link = new URL(signInLink('https://office.example.com', { token: 'x', expiresAtMs: 0 }));
  expect([link.origin, link.pathname, link.search, link.hash]).toEqual([
    ...['https://office.example.com', '/', '', '#sign-in=x'],
  ]);
});
