import { type PhonePeConfig, Secret } from './config.ts';
import { type JsonResponse, requestJson, unavailable } from './http.ts';
import {
  describeResponse,
  errorResponseSchema,
  type TokenResponse,
  tokenResponseSchema,
} from './responses.ts';

/** A token must be renewed 3 to 5 minutes before it ends; one with a short life, after four fifths of it. */
const maxMarginMs = 4 * 60_000;
/** Pause after a failed renewal while the old token still works. */
const renewalPauseMs = 10_000;

interface CachedToken {
  token: Secret;
  renewAtMs: number;
  expiresAtMs: number;
}

/**
 * Requests a token (docs/phonepe.md, Token); `onResponse` gets the response, whatever it is. Throws
 * ProviderUnavailable, never with a secret.
 */
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

/** Whether PhonePe rejects our credentials; its documents disagree about the status. */
export function rejectsCredentials({ status, body }: JsonResponse): boolean {
  const { code } = errorResponseSchema.parse(body);
  return status === 401 || (status >= 400 && status < 500 && code === 'INVALID_CLIENT');
}

/** The clocks may differ, so the token's lifetime counts if PhonePe says when it began. */
function toCachedToken(response: TokenResponse, requestedAtMs: number): CachedToken {
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

/** Source of the token that is sent with every call. */
export type TokenCache = ReturnType<typeof createTokenCache>;

/**
 * Caches the O-Bearer token: concurrent callers share one request, and it is renewed shortly before its end
 * while callers go on with the old one.
 */
export function createTokenCache(request: () => Promise<TokenResponse>, nowMs: () => number) {
  let cached: CachedToken | undefined;
  let pending: Promise<Secret> | undefined;

  async function fetchToken(): Promise<Secret> {
    const requestedAtMs = nowMs();
    cached = toCachedToken(await request(), requestedAtMs);
    return cached.token;
  }

  function renew(): Promise<Secret> {
    pending ??= fetchToken().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    /** A token that has not ended. Throws ProviderUnavailable. */
    get: async (): Promise<Secret> => {
      const current = cached;
      if (!current || nowMs() >= current.expiresAtMs) return await renew();
      if (nowMs() >= current.renewAtMs) {
        // No caller waits, and the old token still works: a failure matters only once that has ended.
        renew().catch(() => {
          current.renewAtMs = nowMs() + renewalPauseMs;
        });
      }
      return current.token;
    },

    /** A token other than the one that PhonePe has just rejected. Throws ProviderUnavailable. */
    replace: async (rejected: Secret): Promise<Secret> => {
      if (cached && cached.token !== rejected) return cached.token;
      cached = undefined;
      return await renew();
    },
  };
}
