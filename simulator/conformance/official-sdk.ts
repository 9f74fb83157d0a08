import {
  Env,
  PhonePeException,
  StandardCheckoutClient,
  StandardCheckoutPayRequest,
} from '@phonepe-pg/pg-sdk-node';

/** Where the SDK thinks that the sandbox is. */
const realSandbox = 'https://api-preprod.phonepe.com/apis/pg-sandbox';

/** No HTTP answer, or one that is not JSON. Carries no request, so no secret. */
class GatewayUnreachable extends Error {}

/** Where the SDK finds PhonePe, and who it says that it is. */
export interface SdkOptions {
  clientId: string;
  clientSecret: string;
  /** Asked before each request: the simulator's address, with the path of the sandbox. */
  baseUrl: () => string;
  /** Asked before each request: how long it may take. */
  limitMs: () => number;
}

/**
 * PhonePe's own client, led to the simulator (docs/phonepe.md, The official SDK). It
 * is one static instance: connect once in a process.
 */
export function connectSdk({ baseUrl, clientId, clientSecret, limitMs }: SdkOptions) {
  const client = StandardCheckoutClient.getInstance(clientId, clientSecret, 1, Env.SANDBOX, false);
  const { httpClient } = client;
  Object.assign(httpClient.defaults, { maxRedirects: 0, maxContentLength: 1 << 20, proxy: false });
  httpClient.interceptors.request.use((request) => {
    const { url = '' } = request;
    if (!url.startsWith(`${realSandbox}/`))
      throw new Error('The SDK called an unexpected address.');
    request.url = baseUrl() + url.slice(realSandbox.length);
    if (url.includes('/status')) request.params = { ...request.params, errorContext: 'true' };
    request.signal = AbortSignal.timeout(limitMs());
    return request;
  });
  httpClient.interceptors.response.use(
    (answer) => {
      if (answer.data === null || typeof answer.data !== 'object') {
        throw new GatewayUnreachable('not JSON');
      }
      return answer;
    },
    (error) => {
      if (error.response) throw error;
      throw new GatewayUnreachable(error.code ?? 'NETWORK');
    },
  );
  return client;
}

/** A pay request as the SDK's own builder makes it. */
export const sdkPayRequest = (merchantOrderId: string, amountPaise: number) =>
  StandardCheckoutPayRequest.builder()
    .merchantOrderId(merchantOrderId)
    .amount(amountPaise)
    .redirectUrl(`http://merchant.example/payment-status?id=${merchantOrderId}`)
    .expireAfter(900)
    .build();

/** An error of the SDK in the words of cases.ts; anything else is thrown on. */
export function sdkFailure(error: unknown) {
  if (error instanceof GatewayUnreachable) return 'unreachable' as const;
  if (!(error instanceof PhonePeException)) throw error;
  const { code, httpStatusCode, type } = error;
  return { exception: type, httpStatusCode, ...(code && { code }) };
}
