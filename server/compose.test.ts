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
  ])('asks the hosts of %s, and shows its page', async (_what, env, tokenUrl, payUrl) => {
    const asked = await mockPhonePe();
    const { pay } = await openServer(env);
    const response = await pay();
    expect([response.statusCode, response.json().redirectUrl]).toEqual([200, redirectUrl]);
    expect(asked.map(({ url }) => url)).toEqual([tokenUrl, payUrl]);
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toMatchObject({
      client_id: 'AGENCY',
      client_secret: 's3cret',
      client_version: '1',
    });
    const returnUrl = `https://agency.example/payment-status?id=${response.json().orderId}`;
    expect(asked[1]?.body).toContain(JSON.stringify(returnUrl));
  });

  it('believes the webhooks of PhonePe, not those of a simulator', async () => {
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
])('lets an address through so often in a minute: %o, %i', async (env, limit) => {
  const { get } = await openServer(env);
  const codes: number[] = [];
  for (let asked = 0; asked < limit + 2; asked += 1) {
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

it('asks the database for nothing that cannot be the id of an order', async () => {
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
