import { shareResults } from '#server/share-results.ts';
import { type PhonePeConfig, Secret } from './config.ts';
import { type JsonResponse, requestJson, unavailable } from './http.ts';
import {
  describeResponse,
  errorResponseSchema,
  type TokenResponse,
  tokenResponseSchema,
} from './responses.ts';

/** PhonePe wants tokens renewed 3 to 5 minutes before they expire; a short-lived one after four fifths. */
const maxMarginMs = 4 * 60_000;
/** Pause after a failed renewal while the old token is valid. */
const renewalPauseMs = 10_000;

/** Requests a token (docs/phonepe.md, Token); `onResponse` gets every response. Throws ProviderUnavailable. */
export async function requestToken(
  config: PhonePeConfig,
  onResponse: (response: JsonResponse) => void = () => undefined,
): Promise<TokenResponse> {
  const response = await requestJson('token', config.tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: config.clientId,
      client_version: config.clientVersion,
      client_secret: config.clientSecret.reveal(),
      grant_type: 'client_credentials',
    }).toString(),
    signal: AbortSignal.timeout(config.timeoutMs),
  });
  onResponse(response);
  if (response.status !== 200) throw unavailable('token', describeResponse(response));
  const parsed = tokenResponseSchema.safeParse(response.body);
  if (!parsed.success) throw unavailable('token', 'unexpected body');
  return parsed.data;
}

/** Whether PhonePe rejects our credentials; its pages disagree about the status. */
export function rejectsCredentials({ status, body }: JsonResponse): boolean {
  const { code } = errorResponseSchema.parse(body);
  return status === 401 || (status >= 400 && status < 500 && code === 'INVALID_CLIENT');
}

/** The clocks may differ, so the lifetime counts if `issued_at` is there. */
function toCachedToken(response: TokenResponse, requestedAtMs: number) {
  const endMs = response.expires_at * 1000;
  const lifetimeMs = response.issued_at ? endMs - response.issued_at * 1000 : endMs - requestedAtMs;
  const expiresAtMs = Math.min(endMs, requestedAtMs + lifetimeMs);
  const marginMs = Math.min(maxMarginMs, Math.max(0, expiresAtMs - requestedAtMs) / 5);
  return {
    token: new Secret(response.access_token),
    renewAtMs: expiresAtMs - marginMs,
    expiresAtMs,
  };
}

/** Caches the token: callers share one request, and keep the old one while it is renewed before it expires. */
export function createTokenCache(request: () => Promise<TokenResponse>, nowMs: () => number) {
  let cached: ReturnType<typeof toCachedToken> | undefined;
  const share = shareResults<Secret>(0);

  const renew = (): Promise<Secret> =>
    share('token', async () => {
      const requestedAtMs = nowMs();
      cached = toCachedToken(await request(), requestedAtMs);
      return cached.token;
    });

  return {
    /** A valid token. Throws ProviderUnavailable. */
    get: async (): Promise<Secret> => {
      const current = cached;
      if (!current || nowMs() >= current.expiresAtMs) return await renew();
      if (nowMs() >= current.renewAtMs) {
        // In the background: a failure matters only once the old token has expired.
        renew().catch(() => {
          current.renewAtMs = nowMs() + renewalPauseMs;
        });
      }
      return current.token;
    },

    /** A token other than the rejected one. Throws ProviderUnavailable. */
    replace: async (rejected: Secret): Promise<Secret> => {
      if (cached && cached.token !== rejected) return cached.token;
      cached = undefined;
      return await renew();
    },
  };
}
