import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { request } from '#tests/fixtures/content.ts';
import { buildApp } from './app.ts';
import { openCheckout } from './checkout.ts';
import { readConfig } from './config.ts';

const credentials = {
  PHONEPE_CLIENT_ID: 'AGENCY',
  PHONEPE_CLIENT_SECRET: 's3cret',
  PHONEPE_CLIENT_VERSION: '1',
  PHONEPE_WEBHOOK_USERNAME: 'hook_user',
  PHONEPE_WEBHOOK_PASSWORD: 'Passw0rd1',
};
const production = {
  ...credentials,
  NODE_ENV: 'production',
  PHONEPE_ENV: 'production',
  PUBLIC_URL: 'https://agency.example',
  ALERTS: 'off',
};
const sandbox = { ...production, PHONEPE_ENV: 'sandbox', ALLOW_SANDBOX: '1' };
const redirectUrl = 'https://mercury-t2.phonepe.com/transact?token=a';

/** Answers in place of every host that is asked; returns the addresses and bodies that came. */
function standInForPhonePe() {
  const asked: { url: string; body: string }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string } = {}) => {
    asked.push({ url, body: String(body) });
    const inAnHour = Math.floor(Date.now() / 1000) + 3600;
    return url.endsWith('/token')
      ? Response.json({ access_token: 'a', expires_at: inAnHour, token_type: 'O-Bearer' })
      : Response.json({ orderId: 'OMO1', state: 'PENDING', redirectUrl });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

/** The server as main.ts puts it together from this environment. */
async function openServer(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wiring-'));
  const config = readConfig({ ...env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const checkout = await openCheckout(config);
  const app = buildApp({ ...config, api: checkout.api });
  onTestFinished(async () => {
    await app.close();
    await checkout.stop();
    rmSync(dataDir, { recursive: true });
  });
  const pay = () => app.inject({ method: 'POST', url: '/api/phonepe', payload: request });
  const get = (url: string) => app.inject({ url });
  /** A webhook from whoever knows these credentials. */
  const webhook = (credential: string) => {
    const authorization = hash('sha256', credential);
    const payload = { event: 'checkout.order.completed', payload: { merchantOrderId: 'BAW-1' } };
    return app.inject({
      method: 'POST',
      url: '/api/phonepe-webhook',
      headers: { authorization },
      payload,
    });
  };
  return { app, checkout, pay, get, webhook };
}

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
    const asked = standInForPhonePe();
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
