import {
  Env,
  PhonePeException,
  StandardCheckoutClient,
  StandardCheckoutPayRequest,
} from '@phonepe-pg/pg-sdk-node';

/** The base URL that the SDK uses for the sandbox. */
const realSandbox = 'https://api-preprod.phonepe.com/apis/pg-sandbox';

/** No HTTP response, or one that is not JSON. Carries no request, so no secret. */
class GatewayUnreachable extends Error {}

/** The SDK's credentials, and where its requests go. */
export interface SdkOptions {
  clientId: string;
  clientSecret: string;
  /** Both are read before each request: the simulator's sandbox URL, and the time-out in ms. */
  connection: { baseUrl: string; timeoutMs: number };
}

/**
 * PhonePe's own client, redirected to the simulator (docs/phonepe.md, The official SDK). It is a
 * singleton: connect once per process.
 */
export function connectSdk({ clientId, clientSecret, connection }: SdkOptions) {
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

/** An error of the SDK as an SdkOutcome (conformance-case.ts); rethrows any other error. */
export function sdkFailure(error: unknown) {
  if (error instanceof GatewayUnreachable) return 'unreachable' as const;
  if (!(error instanceof PhonePeException)) throw error;
  const { code, httpStatusCode, type } = error;
  return { exception: type, httpStatusCode, ...(code && { code }) };
}
