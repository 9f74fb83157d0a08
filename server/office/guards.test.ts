import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusalSchema } from '#contract/office/orders.ts';
import { DatabaseUnavailable } from '#server/database/database-error.ts';
import { officeUrl, openTestOffice, ownHeaders, type TestOffice } from './office.fixture.ts';

const { host } = new URL(officeUrl);
const { 'content-type': _, ...withoutType } = ownHeaders;

let office: TestOffice;
beforeEach(async () => {
  office = await openTestOffice();
});
afterEach(() => office.close());

/** A link that would sign in, sent with these headers. */
const signInWith = async (headers: Record<string, string>, payload?: string) => {
  const token = await office.invite('Ravi Kumar');
  return office.send({
    method: 'POST',
    url: '/api/sign-in',
    headers,
    payload: payload ?? JSON.stringify({ token, isShared: false }),
  });
};
const devices = () => office.db.selectFrom('officeDevices').selectAll().execute();

describe('another Host is refused, such as a name rebound to this machine', () => {
  it.each([
    'evil.example',
    'localhost:4323',
    '127.0.0.1',
    `${host}:4323`,
    `${host}.evil.example`,
    `evil@${host}`,
    '',
  ])('%s', async (other) => {
    for (const url of ['/', '/api/me', '/orders/BAW-1']) {
      expect(await office.get(url, { host: other })).toMatchObject({
        status: 421,
        body: { code: 'badRequest' },
      });
    }
    expect((await signInWith({ ...ownHeaders, host: other })).status).toBe(421);
    expect(await devices()).toEqual([]);
  });

  it('even with the headers of a proxy', async () => {
    const proxied = await openTestOffice({ trustProxy: ['127.0.0.1'] });
    const forged = { host: 'evil.example', 'x-forwarded-host': host };
    expect((await proxied.get('/api/me', forged)).status).toBe(421);
    await proxied.close();
  });

  it('except for a health check, which learns nothing', async () => {
    const { status, body } = await office.get('/healthz', { host: '127.0.0.1:14001' });
    expect([status, body]).toEqual([200, { ok: true }]);
  });

  it('and our own is accepted in any letter case', async () => {
    expect((await office.get('/api/me', { host: host.toUpperCase() })).status).toBe(401);
  });
});

describe('another sender is refused', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'https://www.example.com' },
    { origin: `${officeUrl}:4323` },
    { origin: officeUrl.replace('https', 'http') },
    { origin: 'null' },
    { origin: '' },
  ])('%o', async (sender) => {
    expect(await signInWith({ ...ownHeaders, ...sender })).toMatchObject({
      status: 403,
      body: { code: 'badRequest' },
    });
    expect(await devices()).toEqual([]);
  });

  it('without an Origin', async () => {
    const { origin: __, ...headers } = ownHeaders;
    expect((await signInWith(headers)).status).toBe(403);
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      expect((await office.send({ method, url: '/api/me', headers })).status).toBe(403);
    }
  });
});

describe('a body that a form can send is refused', () => {
  const bodies: [type: string, payload: string][] = [
    ['application/x-www-form-urlencoded', 'token=x&isShared=false'],
    ['multipart/form-data; boundary=a', '--a\r\n\r\nx\r\n--a--'],
    ['text/plain', '{"token":"x","isShared":false}'],
    ['text/plain;charset=application/json', '{"token":"x","isShared":false}'],
    ['', '{"token":"x","isShared":false}'],
  ];
  it.each(bodies)('%s', async (type, payload) => {
    expect(await signInWith({ ...withoutType, 'content-type': type }, payload)).toMatchObject({
      status: 415,
      body: { code: 'badRequest' },
    });
  });

  it('and one without a type', async () => {
    const response = await office.send({
      method: 'POST',
      url: '/api/sign-out',
      headers: withoutType,
    });
    expect(response.status).toBe(415);
  });
});

describe('bad input is refused', () => {
  it.each([
    '{',
    '[]',
    'null',
    '{"token":"x"}',
    '{"token":"","isShared":false}',
    '{"token":"x","isShared":"false"}',
    '{"token":"x","isShared":false,"more":1}',
    '{"token":"x","isShared":false,"__proto__":{"role":"owner"}}',
    JSON.stringify({ token: 'x'.repeat(201), isShared: false }),
  ])('%s', async (payload) => {
    expect(await signInWith(ownHeaders, payload)).toMatchObject({
      status: 400,
      body: { code: 'badRequest' },
    });
  });

  it('of a size that no page sends', async () => {
    const payload = JSON.stringify({ token: 'x'.repeat(100_000), isShared: false });
    expect(await signInWith(ownHeaders, payload)).toMatchObject({
      status: 413,
      body: { code: 'badRequest' },
    });
  });
});

it('answers unknown addresses and methods of the API with a refusal', async () => {
  for (const url of ['/api/nothing', '/api/', '/api/sign-in', '/api/phonepe']) {
    const { status, body } = await office.get(url);
    expect([url, status, refusalSchema.parse(body)]).toEqual([url, 404, { code: 'notFound' }]);
  }
  const { status } = await office.send({ method: 'PUT', url: '/', headers: ownHeaders });
  expect(status).toBe(404);
});

it('allows no caching, framing, indexing or foreign scripts', async () => {
  const responses = [
    await office.get('/api/me'),
    await office.get('/api/nothing'),
    await office.get('/api/me', { host: 'evil.example' }),
    await office.get('/'),
  ];
  for (const { headers } of responses) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split(';')).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|data:|\*/);
  }
});

describe('a fault of ours', () => {
  it('is reported without details', async () => {
    const { cookie } = await office.signIn('Ravi Kumar');
    await sql`drop table office_devices`.execute(office.db);
    expect(await office.get('/api/me', { cookie })).toMatchObject({
      status: 500,
      body: { code: 'internal' },
    });
  });

  it('is not reported while the database is down', async () => {
    const { cookie } = await office.signIn('Ravi Kumar');
    vi.spyOn(office.db, 'selectFrom').mockImplementation(() => {
      throw new DatabaseUnavailable('away');
    });
    const { status, headers, body } = await office.get('/api/me', { cookie });
    expect([status, body, headers['retry-after']]).toEqual([503, { code: 'unavailable' }, '5']);
  });

  it('is not reported if a full disk prevents storing a device', async () => {
    const link = { token: await office.invite('Ravi Kumar'), isShared: false };
    await sql`pragma query_only = on`.execute(office.db);
    expect(await office.post('/api/sign-in', link)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    });
    await sql`pragma query_only = off`.execute(office.db);
    expect((await office.post('/api/sign-in', link)).status).toBe(200);
  });

  it('is not reported if a full disk prevents recording the last use', async () => {
    const { get } = await office.signIn('Ravi Kumar');
    office.clock.nowMs += 120_000;
    await sql`pragma query_only = on`.execute(office.db);
    expect((await get('/api/me')).status).toBe(200);
  });
});
