import { ProviderUnavailable } from '../provider.ts';

const maxResponseBytes = 1024 * 1024;

/** A response with a JSON body, whatever its HTTP status. */
export interface JsonResponse {
  status: number;
  body: unknown;
  /** The header `Date`: the sender's time. */
  date: string | null;
}

/** An error for the log, without the request or response. */
export const unavailable = (call: string, why: string) =>
  new ProviderUnavailable(`PhonePe ${call}: ${why}`);

/** A code such as ECONNREFUSED; the error itself may contain the request. */
function networkErrorCode(error: unknown): string {
  const { cause } = error instanceof Error ? error : {};
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' && /^[A-Z_0-9]+$/.test(code) ? code : 'network';
}

async function readJson(call: string, response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxResponseBytes) throw unavailable(call, 'the response is too long');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    throw unavailable(call, `HTTP ${response.status}, not JSON`);
  }
}

/**
 * Sends a request and reads at most 1 MiB of JSON, until its signal aborts. Redirects are not followed: they could
 * send the order or the secret to an unknown host. Throws ProviderUnavailable, without a cause, for anything else.
 */
export async function requestJson(
  call: string,
  url: string,
  { headers, ...request }: RequestInit & { headers: Record<string, string>; signal: AbortSignal },
): Promise<JsonResponse> {
  try {
    const response = await fetch(url, {
      ...request,
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
    });
    const { status } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      throw unavailable(call, `HTTP ${status}, redirects are not followed`);
    }
    const body = await readJson(call, response);
    return { status, body, date: response.headers.get('date') };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    const reason = request.signal.aborted ? 'timeout' : networkErrorCode(error);
    throw unavailable(call, `no response (${reason})`);
  }
}
