import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { request } from '#tests/fixtures/content.ts';
import { phonePeCredentials } from '#tests/fixtures/phonepe-credentials.ts';
import { buildApp } from './app.ts';
import { openCheckout } from './checkout.ts';
import { readConfig } from './config.ts';

/** The environment of the agency's server. */
export const production = {
  ...phonePeCredentials,
  NODE_ENV: 'production',
  PHONEPE_ENV: 'production',
  PUBLIC_URL: 'https://agency.example',
  ALERTS: 'off',
};
/** The same with PhonePe's sandbox. */
export const sandbox = { ...production, PHONEPE_ENV: 'sandbox', ALLOW_SANDBOX: '1' };
export const redirectUrl = 'https://mercury-t2.phonepe.com/transact?token=a';

/** Answers in place of every host that is asked; returns the addresses and bodies that came. */
export function standInForPhonePe() {
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
export async function openServer(env: Record<string, string>) {
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
  const webhook = (credential: string, merchantOrderId = 'BAW-1') => {
    const authorization = hash('sha256', credential);
    const payload = { event: 'checkout.order.completed', payload: { merchantOrderId } };
    return app.inject({
      method: 'POST',
      url: '/api/phonepe-webhook',
      headers: { authorization },
      payload,
    });
  };
  return { app, checkout, pay, get, webhook };
}
