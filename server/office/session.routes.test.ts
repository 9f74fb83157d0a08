import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  automaticHeader,
  devicesSchema,
  invitedSchema,
  membersSchema,
  meSchema,
} from '#contract/office/session.ts';
import { engines } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { idleMs } from './devices.ts';
import { officeLimits } from './guards.ts';
import { linkMs } from './members.ts';
import { officeUrl, openTestOffice, type TestOffice } from './office.fixture.ts';
import { sessionMs } from './session-cookie.ts';
import { newToken } from './token.ts';

const markup = '<script>alert(1)</script>';

describe.each(engines)('the office on $engine', ({ openTestDatabase }) => {
  let office: TestOffice;
  beforeEach(async () => {
    office = await openTestOffice({}, openTestDatabase());
  });
  afterEach(() => office.close());

  const use = (token: string, headers: Record<string, string> = {}) =>
    office.post('/api/sign-in', { token, isShared: false }, headers);

  describe('signing in', () => {
    it('says who it is, and sets a cookie that no script and no other site gets', async () => {
      const { status, headers, body } = await use(await office.invite('Ravi Kumar', 'owner'));
      expect([status, meSchema.parse(body)]).toEqual([
        200,
        {
          name: 'Ravi Kumar',
          role: 'owner',
          isTest: true,
          editsContent: false,
          deviceId: body.deviceId,
        },
      ]);
      expect(headers['set-cookie']).toMatch(
        /^__Host-office=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
      );
      const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
      expect((await office.get('/api/me', { cookie })).body).toEqual(body);
    });

    it.each([
      ['a second time', 'linkUsed', 0],
      ['late', 'linkExpired', linkMs],
    ])('%s is refused, and sets no cookie', async (_, code, waitMs) => {
      const link = await office.invite('Ravi Kumar');
      if (code === 'linkUsed') await use(link);
      office.clock.nowMs += waitMs;
      const { status, headers, body } = await use(link);
      expect([status, body, headers['set-cookie']]).toEqual([400, { code }, undefined]);
    });

    it('with an invalid token is refused', async () => {
      expect(await use(newToken())).toMatchObject({ status: 400, body: { code: 'linkUnknown' } });
    });

    it('by two at once signs one in', async () => {
      const link = await office.invite('Ravi Kumar');
      const statuses = (await Promise.all([use(link), use(link), use(link)])).map(
        ({ status }) => status,
      );
      expect(statuses.toSorted()).toEqual([200, 400, 400]);
    });

    it('as somebody else ends the previous session', async () => {
      const before = await office.signIn('Ravi Kumar');
      await use(await office.invite('Asha Kumari'), { cookie: before.cookie });
      expect((await before.get('/api/me')).status).toBe(401);
    });
  });

  describe('without a session', () => {
    const routes = [
      ['GET', '/api/me'],
      ['GET', '/api/devices'],
      ['POST', '/api/devices/x/end'],
      ['GET', '/api/members'],
      ['POST', '/api/members'],
      ['POST', '/api/members/x/revoke'],
    ] as const;
    it.each(routes)('%s %s is refused', async (method, url) => {
      for (const cookie of ['', `__Host-office=${newToken()}`, '__Host-office=x', 'office=']) {
        const response = await (method === 'GET'
          ? office.get(url, { cookie })
          : office.post(url, {}, { cookie }));
        expect(response).toMatchObject({ status: 401, body: { code: 'signedOut' } });
      }
    });
  });

  describe('a session ends', () => {
    const refused = { status: 401, body: { code: 'signedOut' } };

    it('by signing out, which also deletes the cookie', async () => {
      const { get, post } = await office.signIn('Ravi Kumar');
      const { status, headers } = await post('/api/sign-out');
      expect([status, headers['set-cookie']]).toEqual([
        200,
        expect.stringMatching(/^__Host-office=; Max-Age=0; /),
      ]);
      expect(await get('/api/me')).toMatchObject(refused);
      expect((await office.post('/api/sign-out', '')).status).toBe(200);
    });

    it('at once when its member is revoked', async () => {
      const owner = await office.signIn('Asha Kumari', 'owner');
      const { get } = await office.signIn('Ravi Kumar');
      const { members } = membersSchema.parse((await owner.get('/api/members')).body);
      const { id } = members.find(({ name }) => name === 'Ravi Kumar') ?? {};
      expect((await owner.post(`/api/members/${id}/revoke`)).status).toBe(200);
      expect(await get('/api/me')).toMatchObject(refused);
    });

    it('when the device is ended from another one', async () => {
      const [phone, computer] = [
        await office.signIn('Ravi Kumar'),
        await office.signIn('Ravi Kumar'),
      ];
      const { devices } = devicesSchema.parse((await computer.get('/api/devices')).body);
      expect(devices.map(({ isThis }) => isThis).toSorted()).toEqual([false, true]);
      expect((await computer.post(`/api/devices/${phone.deviceId}/end`)).status).toBe(200);
      expect(await phone.get('/api/me')).toMatchObject(refused);
    });

    it('after 30 days, and on a shared device after 12 hours without use', async () => {
      const own = await office.signIn('Ravi Kumar');
      const shared = await office.signIn('Ravi Kumar', 'staff', true);
      office.clock.nowMs = startMs + idleMs;
      expect((await own.get('/api/me')).status).toBe(200);
      expect(await shared.get('/api/me')).toMatchObject(refused);
      office.clock.nowMs = startMs + sessionMs;
      expect(await own.get('/api/me')).toMatchObject(refused);
      office.clock.nowMs = startMs;
      expect(await own.get('/api/me')).toMatchObject(refused);
    });
  });

  it.each([
    ['automatic requests', '/api/today', { [automaticHeader]: '1' }],
    ['the stream of events', '/api/events', {}],
  ])('on a shared device ends in spite of %s', async (_, url, headers) => {
    const { cookie, get } = await office.signIn('Ravi Kumar', 'staff', true);
    const hourMs = idleMs / 12;
    for (let hour = 1; hour < 12; hour += 1) {
      office.clock.nowMs = startMs + hour * hourMs;
      const opened = await office.app.inject({
        ...{ url, headers: { host: new URL(officeUrl).host, cookie, ...headers } },
        payloadAsStream: true,
      });
      expect(opened.statusCode).toBe(200);
      opened.stream().destroy();
    }
    office.clock.nowMs = startMs + idleMs;
    expect((await get('/api/me')).status).toBe(401);
  });

  describe('members', () => {
    it('are invited by an owner with a link that signs in', async () => {
      const owner = await office.signIn('Asha Kumari', 'owner');
      const { body } = await owner.post('/api/members', { name: ' Ravi Kumar ', role: 'staff' });
      const { link, expiresAtMs } = invitedSchema.parse(body);
      expect([new URL(link).origin, expiresAtMs]).toEqual([officeUrl, startMs + linkMs]);
      const token = new URL(link).hash.replace('#sign-in=', '');
      expect((await use(token)).body).toMatchObject({ name: 'Ravi Kumar', role: 'staff' });
    });

    it('may have a name that is a script: it comes back as text', async () => {
      const owner = await office.signIn('Asha Kumari', 'owner');
      await owner.post('/api/members', { name: markup, role: 'staff' });
      const { headers, body } = await owner.get('/api/members');
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(membersSchema.parse(body).members.map(({ name }) => name)).toContain(markup);
    });

    it.each(['', '  ', 'x'.repeat(61), 'Ravi\nKumar', 'Ravi\u001b[2J'])(
      'have no name such as %j',
      async (name) => {
        const owner = await office.signIn('Asha Kumari', 'owner');
        expect(await owner.post('/api/members', { name, role: 'staff' })).toMatchObject({
          status: 400,
          body: { code: 'badRequest' },
        });
      },
    );

    it('are hidden from staff', async () => {
      const owner = await office.signIn('Asha Kumari', 'owner');
      const { get, post } = await office.signIn('Ravi Kumar');
      const responses = [
        await get('/api/members'),
        await post('/api/members', { name: 'Ravi Kumar', role: 'owner' }),
        await post('/api/members/x/revoke'),
      ];
      for (const response of responses) {
        expect(response).toMatchObject({ status: 403, body: { code: 'ownersOnly' } });
      }
      expect((await post(`/api/devices/${owner.deviceId}/end`)).status).toBe(404);
      expect((await owner.get('/api/me')).status).toBe(200);
      expect((await get('/api/me')).body.role).toBe('staff');
    });

    it('always have an owner', async () => {
      const owner = await office.signIn('Asha Kumari', 'owner');
      const { members } = membersSchema.parse((await owner.get('/api/members')).body);
      expect(await owner.post(`/api/members/${members[0]?.id}/revoke`)).toMatchObject({
        status: 422,
        body: { code: 'problem', message: expect.stringContaining('last owner') },
      });
      expect((await owner.post('/api/members/x/revoke')).status).toBe(404);
      expect((await owner.get('/api/me')).status).toBe(200);
    });
  });
});

describe('the limit', () => {
  const { signInsPerMinute, signInsPerMinuteOfAll, signOutsPerMinute } = officeLimits;
  const { failedSessionsPerMinute, requestsPerMinute } = officeLimits;
  let office: TestOffice;
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: startMs });
    office = await openTestOffice({ hasLimits: true, trustProxy: ['127.0.0.1'] });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await office.close();
  });

  const guess = (address = '192.0.2.1') =>
    office.post(
      '/api/sign-in',
      { token: newToken(), isShared: false },
      { 'x-forwarded-for': address },
    );
  const guesses = async (count: number, address?: string) => {
    const statuses: number[] = [];
    for (let tried = 0; tried < count; tried += 1) statuses.push((await guess(address)).status);
    return statuses;
  };

  it('of sign-ins is by address, and applies to valid links, too', async () => {
    expect(new Set(await guesses(signInsPerMinute))).toEqual(new Set([400]));
    const { status, headers, body } = await guess();
    expect([status, body]).toEqual([429, { code: 'tooMany' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const link = { token: await office.invite('Ravi Kumar'), isShared: false };
    const from = (address: string) => ({ 'x-forwarded-for': address });
    expect((await office.post('/api/sign-in', link, from('192.0.2.1'))).status).toBe(429);
    expect((await office.post('/api/sign-in', link, from('192.0.2.2'))).status).toBe(200);
  });

  it('of sign-ins is also for all addresses, and one of them cannot use it up', async () => {
    await guesses(2 * signInsPerMinuteOfAll);
    for (let other = 1; other < signInsPerMinuteOfAll / signInsPerMinute; other += 1) {
      const statuses = await guesses(signInsPerMinute, `198.51.100.${other}`);
      expect(new Set(statuses)).toEqual(new Set([400]));
    }
    expect((await guess('203.0.113.1')).status).toBe(429);
    vi.setSystemTime(startMs + 60_000);
    expect((await guess('203.0.113.1')).status).toBe(400);
  });

  it('of other requests is by device', async () => {
    const [first, second] = [await office.signIn('Ravi Kumar'), await office.signIn('Ravi Kumar')];
    for (let sent = 0; sent < requestsPerMinute; sent += 1) await first.get('/api/me');
    expect(await first.get('/api/me')).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect((await second.get('/api/me')).status).toBe(200);
  });

  it('of invalid sessions is by address, and saves database reads', async () => {
    const { cookie } = await office.signIn('Ravi Kumar');
    const read = vi.spyOn(office.db, 'selectFrom');
    const ask = (address: string, sent = `__Host-office=${newToken()}`) =>
      office.get('/api/me', { cookie: sent, 'x-forwarded-for': address });
    // Who is signed in does not count.
    for (let sent = 0; sent < failedSessionsPerMinute; sent += 1) {
      expect((await ask('192.0.2.1', cookie)).status).toBe(200);
    }
    for (let sent = 0; sent < failedSessionsPerMinute; sent += 1) {
      expect((await ask('192.0.2.1')).status).toBe(401);
    }
    read.mockClear();
    const { status, headers, body } = await ask('192.0.2.1');
    expect([status, body]).toEqual([429, { code: 'tooMany' }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(read).not.toHaveBeenCalled();
    expect((await ask('192.0.2.2')).status).toBe(401);
    vi.setSystemTime(startMs + 60_000);
    expect((await ask('192.0.2.1')).status).toBe(401);
  });

  it('of sign-outs is by address, and not used up by guesses', async () => {
    await guesses(signInsPerMinute + 1);
    const signOut = (address: string) =>
      office.post('/api/sign-out', {}, { 'x-forwarded-for': address });
    for (let sent = 0; sent < signOutsPerMinute; sent += 1) {
      expect((await signOut('192.0.2.1')).status).toBe(200);
    }
    expect(await signOut('192.0.2.1')).toMatchObject({ status: 429, body: { code: 'tooMany' } });
    expect((await signOut('192.0.2.2')).status).toBe(200);
  });
});
