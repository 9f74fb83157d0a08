import { errorResponseSchema, type TokenResponse, tokenResponseSchema } from './phonepe.schema.ts';
import type { PhonePeConfig } from './phonepe-config.ts';
import { describeResponse, type JsonResponse, requestJson, unavailable } from './request-json.ts';
import { Secret } from './secret.ts';

/** PhonePe wants a token renewed 3 to 5 minutes before it ends; short lives get a fifth. */
const longestMarginMs = 4 * 60_000;
/** Pause after a failed renewal while the old token still works. */
const renewalPauseMs = 10_000;

interface CachedToken {
  token: Secret;
  renewAtMs: number;
  expiresAtMs: number;
}

/**
 * Asks for a token (docs/phonepe.md, Token); `onResponse` gets the response, whatever it is. Throws
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
  if (!parsed.success) throw unavailable('token', 'a response of another shape');
  return parsed.data;
}

/** Whether PhonePe does not accept our credentials; its documents disagree about the status. */
export function rejectsCredentials({ status, body }: JsonResponse): boolean {
  const { code } = errorResponseSchema.parse(body);
  return status === 401 || (status >= 400 && status < 500 && code === 'INVALID_CLIENT');
}

/** The clocks may differ, so the token's own length counts where PhonePe tells when it began. */
function toCachedToken(response: TokenResponse, askedAtMs: number): CachedToken {
  const endMs = response.expires_at * 1000;
  const lengthMs = response.issued_at ? endMs - response.issued_at * 1000 : endMs - askedAtMs;
  const expiresAtMs = Math.min(endMs, askedAtMs + lengthMs);
  const marginMs = Math.min(longestMarginMs, Math.max(0, expiresAtMs - askedAtMs) / 5);
  return {
    token: new Secret(response.access_token),
    renewAtMs: expiresAtMs - marginMs,
    expiresAtMs,
  };
}

/** The O-Bearer token that is sent with every call. */
export type TokenCache = ReturnType<typeof createTokenCache>;

/**
 * Keeps the O-Bearer token: one request for however many callers, renewed shortly before its end while
 * callers go on with the old one.
 */
export function createTokenCache(request: () => Promise<TokenResponse>, nowMs: () => number) {
  let cached: CachedToken | undefined;
  let pending: Promise<Secret> | undefined;

  async function fetchToken(): Promise<Secret> {
    const askedAtMs = nowMs();
    cached = toCachedToken(await request(), askedAtMs);
    return cached.token;
  }

  function renew(): Promise<Secret> {
    pending ??= fetchToken().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  return {
    /** A token that has not ended. Throws ProviderUnavailable where none can be had. */
    get: async (): Promise<Secret> => {
      const current = cached;
      if (!current || nowMs() >= current.expiresAtMs) return await renew();
      if (nowMs() >= current.renewAtMs) {
        // No caller waits for it, and the old token works: the failure shows once that has ended.
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
