import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { request } from '#tests/fixtures/content.ts';
import { phonePeCredentials } from '#tests/fixtures/phonepe-credentials.ts';
import { buildApp } from './app.ts';
import { openCheckout } from './compose.ts';
import { readConfig } from './config.ts';

/** The environment of the agency's server. */
export const production = {
  ...phonePeCredentials,
  NODE_ENV: 'production',
  PHONEPE_ENV: 'production',
  PUBLIC_URL: 'https://agency.example',
  TRUST_PROXY: 'none',
  ALERTS: 'off',
};
/** The environment of a server that takes test payments of PhonePe's sandbox. */
export const sandbox = { ...production, PHONEPE_ENV: 'sandbox', ALLOW_SANDBOX: '1' };
/** The provider's page of every payment of a test. */
export const redirectUrl = 'https://mercury-t2.phonepe.com/transact?token=a';

/** PhonePe's responses to token and payment requests. */
export function phonePeResponse(url: string): { status: number; body: object } {
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const body = url.endsWith('/token')
    ? { access_token: 'a', expires_at: inAnHour, token_type: 'O-Bearer' }
    : { orderId: 'OMO1', state: 'PENDING', redirectUrl };
  return { status: 200, body };
}

type Answer = ReturnType<typeof phonePeResponse>;

/**
 * Mocks every https host; a request without an answer hangs. Returns the URLs and bodies of the
 * requests.
 */
export async function mockPhonePe(answer: (url: string) => Answer | undefined = phonePeResponse) {
  const requests: { url: string; body: string }[] = [];
  const original = fetch;
  const mocked: typeof fetch = async (input, init) => {
    const url = String(input);
    if (!url.startsWith('https:')) return await original(input, init);
    requests.push({ url, body: String(init?.body ?? '') });
    const response = answer(url);
    if (response) return Response.json(response.body, { status: response.status });
    const { promise, reject } = Promise.withResolvers<never>();
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    return await promise;
  };
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(mocked);
  onTestFinished(() => spy.mockRestore());
  return requests;
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
  /** Sends a webhook with these credentials. */
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
  return { app, checkout, dataDir, pay, get, webhook };
}
