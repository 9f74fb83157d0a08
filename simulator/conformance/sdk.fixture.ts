import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { apiPrefix, buildSimulator } from '../app.ts';
import { defaultOptions, defaultWebhook } from '../config.ts';
import { receiveWebhooks } from '../webhooks/webhook-receiver.fixture.ts';
import { casePricePaise } from './conformance-case.ts';
import { connectSdk, sdkPayRequest } from './official-sdk.ts';

/** Receives the webhooks of the simulator that the SDK talks to. */
export const receiver = await receiveWebhooks();
const simulator = buildSimulator({ webhook: { ...defaultWebhook, url: receiver.url } });
const origin = await simulator.listen({ port: 0, host: '127.0.0.1' });

/** The time-out is long, unless a test is about a response that never arrives. */
const defaults = { baseUrl: origin + apiPrefix, timeoutMs: 20_000 };

/** Where the SDK sends its requests, and their time-out; reset after each test. */
export const connection = { ...defaults };

/** PhonePe's SDK, connected to a simulator of its own. */
export const sdk = connectSdk({
  clientId: defaultOptions.clientId,
  clientSecret: defaultOptions.clientSecret,
  connection,
});
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

/** An admin call of the simulator. */
export const admin = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  simulator.inject({ method, url: `/admin${path}`, ...(payload && { payload }) });

beforeAll(() => sdk.tokenService.forceRefreshToken());
afterEach(async () => {
  Object.assign(connection, defaults);
  await admin('DELETE', '/faults');
  expect(JSON.stringify(warnings.mock.calls)).not.toContain(defaultOptions.clientSecret);
});
afterAll(() => Promise.all([simulator.close(), receiver.close()]));

let lastId = 0;
/** An id that no other order or refund of the test file has. */
export const newId = () => {
  lastId += 1;
  return `CASE-${lastId}`;
};

/** A new order at the whole price; returns its id. */
export async function startedOrder(): Promise<string> {
  const id = newId();
  await sdk.pay(sdkPayRequest(id, casePricePaise));
  return id;
}
