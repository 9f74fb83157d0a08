import {
  Env,
  PhonePeException,
  StandardCheckoutClient,
  StandardCheckoutPayRequest,
} from '@phonepe-pg/pg-sdk-node';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { apiPrefix, buildSimulator } from '../app.ts';
import { defaultOptions, defaultWebhook } from '../config.ts';
import { receiveWebhooks } from '../webhook-receiver.fixture.ts';
import { casePricePaise } from './cases.ts';

/** The base URL that the SDK uses for the sandbox. */
const realSandbox = 'https://api-preprod.phonepe.com/apis/pg-sandbox';

/** No HTTP response, or one that is not JSON. Carries no request, so no secret. */
class GatewayUnreachable extends Error {}

/** The SDK's credentials, and where its requests go. */
interface SdkOptions {
  clientId: string;
  clientSecret: string;
  /** Both are read before each request: the simulator's sandbox URL, and the time-out in ms. */
  connection: { baseUrl: string; timeoutMs: number };
}

/**
 * PhonePe's own client, redirected to the simulator (docs/phonepe.md, The official SDK). It is a
 * singleton: connect once per process.
 */
function connectSdk({ clientId, clientSecret, connection }: SdkOptions) {
  const client = StandardCheckoutClient.getInstance(clientId, clientSecret, 1, Env.SANDBOX, false);
  const { httpClient } = client;
  Object.assign(httpClient.defaults, { maxRedirects: 0, maxContentLength: 1 << 20, proxy: false });
  httpClient.interceptors.request.use((request) => {
    const { url = '' } = request;
    if (!url.startsWith(`${realSandbox}/`))
      throw new Error('The SDK called an unexpected address.');
    request.url = connection.baseUrl + url.slice(realSandbox.length);
    if (url.includes('/status')) request.params = { ...request.params, errorContext: 'true' };
    request.signal = AbortSignal.timeout(connection.timeoutMs);
    return request;
  });
  httpClient.interceptors.response.use(
    (response) => {
      if (response.data instanceof Object) return response;
      throw new GatewayUnreachable('not JSON');
    },
    (error) => {
      throw error.response ? error : new GatewayUnreachable(error.code ?? 'NETWORK');
    },
  );
  return client;
}

/** A pay request made with the SDK's builder. */
export const sdkPayRequest = (merchantOrderId: string, amountPaise: number) =>
  StandardCheckoutPayRequest.builder()
    .merchantOrderId(merchantOrderId)
    .amount(amountPaise)
    .redirectUrl(`http://merchant.example/payment-status?id=${merchantOrderId}`)
    .expireAfter(900)
    .build();

/** An error of the SDK as an SdkOutcome (cases.ts); rethrows any other error. */
export function sdkFailure(error: unknown) {
  if (error instanceof GatewayUnreachable) return 'unreachable' as const;
  if (!(error instanceof PhonePeException)) throw error;
  const { code, httpStatusCode, type } = error;
  return { exception: type, httpStatusCode, ...(code && { code }) };
}

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
