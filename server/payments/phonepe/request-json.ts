import { ProviderUnavailable } from '../provider.ts';
import { errorResponseSchema } from './phonepe.schema.ts';

/** Longest response that is read. */
const longestResponseBytes = 1024 * 1024;

/** A response with a JSON body, whatever its HTTP status. */
export interface JsonResponse {
  status: number;
  body: unknown;
  /** The header `Date`: the sender's time. */
  date: string | null;
}

/** The signal is not optional: it bounds the wait for the response and for every byte of its body. */
export type AbortableRequest = RequestInit & { signal: AbortSignal };

/** An error for a log: what was asked and why it failed, never a word of the request or response. */
export const unavailable = (what: string, why: string) =>
  new ProviderUnavailable(`PhonePe ${what}: ${why}`);

/** The HTTP status with PhonePe's code, where there is one, for a log. */
export function describeResponse({ status, body }: Omit<JsonResponse, 'date'>): string {
  const { code, errorCode } = errorResponseSchema.parse(body);
  const known = errorCode ?? code;
  return known ? `HTTP ${status} ${known}` : `HTTP ${status}`;
}

/** What broke, as a word such as ECONNREFUSED; the error itself may hold the request. */
function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'network';
  if (error.name === 'TimeoutError') return 'timeout';
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code;
  return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? code : 'network';
}

async function readText(what: string, response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longestResponseBytes) throw unavailable(what, 'the response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function fetchJson(
  what: string,
  url: string,
  request: AbortableRequest,
): Promise<JsonResponse> {
  const response = await fetch(url, { ...request, redirect: 'manual' });
  const { status } = response;
  // A redirect would carry the order, or the secret, to a host that nobody configured.
  if (status < 200 || (status >= 300 && status < 400)) {
    await response.body?.cancel();
    throw unavailable(what, `HTTP ${status}, redirects are not followed`);
  }
  const text = await readText(what, response);
  try {
    return { status, body: JSON.parse(text), date: response.headers.get('date') };
  } catch {
    throw unavailable(what, `HTTP ${status}, not JSON`);
  }
}

/**
 * One bounded question over fetch: no redirect is followed, at most 1 MiB is read. Throws
 * ProviderUnavailable without a cause for whatever is not a JSON response.
 */
export async function requestJson(
  what: string,
  url: string,
  request: AbortableRequest,
): Promise<JsonResponse> {
  try {
    return await fetchJson(what, url, request);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw unavailable(what, `no response (${faultOf(error)})`);
  }
}
