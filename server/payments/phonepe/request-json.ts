import http from 'node:http';
import https from 'node:https';
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
export interface AbortableRequest {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

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
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? code : 'network';
}

/** With Node's own client: fetch takes twice as much of the processor, a tenth of a whole order's. */
const send = (
  url: string,
  { body, headers, ...options }: AbortableRequest,
): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { request } = url.startsWith('https:') ? https : http;
    const sent = { accept: 'application/json', 'user-agent': 'node', ...headers };
    request(url, { ...options, headers: sent }, resolve)
      .on('error', reject)
      .end(body);
  });

async function readText(what: string, response: http.IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += chunk.byteLength;
    if (bytes > longestResponseBytes) throw unavailable(what, 'the response is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function exchange(
  what: string,
  url: string,
  request: AbortableRequest,
): Promise<JsonResponse> {
  const response = await send(url, request);
  const { statusCode: status = 0, headers } = response;
  // A redirect would carry the order, or the secret, to a host that nobody configured.
  if (status >= 300 && status < 400) {
    response.destroy();
    throw unavailable(what, `HTTP ${status}, redirects are not followed`);
  }
  const text = await readText(what, response);
  try {
    return { status, body: JSON.parse(text), date: headers.date ?? null };
  } catch {
    throw unavailable(what, `HTTP ${status}, not JSON`);
  }
}

/**
 * One bounded request: no redirect is followed, at most 1 MiB is read. Throws
 * ProviderUnavailable without a cause for whatever is not a JSON response.
 */
export async function requestJson(
  what: string,
  url: string,
  request: AbortableRequest,
): Promise<JsonResponse> {
  try {
    return await exchange(what, url, request);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    const fault = request.signal.aborted ? 'timeout' : faultOf(error);
    throw unavailable(what, `no response (${fault})`);
  }
}
