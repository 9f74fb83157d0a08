import { describe, expect, it } from 'vitest';
import { mockPhonePe, openServer, production, redirectUrl, sandbox } from './compose.fixture.ts';

describe('with credentials', () => {
  it.each([
    [
      'production',
      production,
      'https://api.phonepe.com/apis/identity-manager/v1/oauth/token',
      'https://api.phonepe.com/apis/pg/checkout/v2/pay',
    ],
    [
      'the sandbox',
      sandbox,
      'https://api-preprod.phonepe.com/apis/pg-sandbox/v1/oauth/token',
      'https://api-preprod.phonepe.com/apis/pg-sandbox/checkout/v2/pay',
    ],
  ])('calls the hosts of %s, and returns its page', async (_what, env, tokenUrl, payUrl) => {
    const requests = await mockPhonePe();
    const { pay } = await openServer(env);
    const response = await pay();
    expect([response.statusCode, response.json().redirectUrl]).toEqual([200, redirectUrl]);
    expect(requests.map(({ url }) => url)).toEqual([tokenUrl, payUrl]);
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toMatchObject({
      client_id: 'AGENCY',
      client_secret: 's3cret',
      client_version: '1',
    });
    const returnUrl = `https://agency.example/payment-status?id=${response.json().orderId}`;
    expect(requests[1]?.body).toContain(JSON.stringify(returnUrl));
  });

  it('accepts webhooks of PhonePe, not of a simulator', async () => {
    const { webhook } = await openServer(production);
    expect((await webhook('simulator:simulator1')).statusCode).toBe(401);
    expect((await webhook('hook_user:Passw0rd1')).statusCode).toBe(200);
  });
});

it.each([
  ['with the simulator', {}, true],
  ['with the sandbox', sandbox, true],
  ['in production', production, false],
])('is in test mode %s: %s', async (_what, env, testMode) => {
  const { get } = await openServer(env);
  expect((await get('/api/payment-mode')).json()).toEqual({ testMode });
});

it.each([
  [{}, 60],
  [{ RATE_LIMIT: '2' }, 2],
])('with %o limits an address to %i requests a minute', async (env, limit) => {
  const { get } = await openServer(env);
  const codes: number[] = [];
  for (let sent = 0; sent < limit + 2; sent += 1) {
    codes.push((await get('/api/payment-mode')).statusCode);
  }
  expect(codes).toEqual([...Array(limit).fill(200), 429, 429]);
});

it('is ready only while the database answers', async () => {
  const [open, closed] = [await openServer({}), await openServer({})];
  await closed.checkout.stop();
  expect((await open.get('/readyz')).statusCode).toBe(200);
  expect((await closed.get('/readyz')).statusCode).toBe(503);
});

it('does not query the database for an id that no order can have', async () => {
  const { checkout, get } = await openServer({});
  await checkout.stop();
  for (const query of ['?id=BAW-1', '?id=BAW-0123456789ABCDEFGHJK%00', '?id=BAW-1&wait=0']) {
    expect((await get(`/api/phonepe-status${query}`)).statusCode).toBe(404);
  }
  expect((await get('/api/phonepe-status?id=BAW-0123456789ABCDEFGHJK')).statusCode).not.toBe(404);
});

it('waits for a slow visitor, but not for ever', async () => {
  const { app } = await openServer({});
  const { headersTimeout, requestTimeout } = app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
});
