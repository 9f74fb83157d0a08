import type { ReceivedStatus } from './status-result.ts';

interface FetchStatusOptions {
  /** Of the page; left out, the answer is in the language of the order. */
  language?: string;
  /** Ends the request when the page no longer waits for it. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  /** Longer than the server's own wait for the bank, about 20 s (orders/follow-payment.ts). */
  timeoutMs?: number;
  /** False asks for what the server knows already. */
  isWaiting?: boolean;
}

/**
 * GET /api/phonepe-status (docs/product.md, API). Never throws: undefined after a broken
 * connection, a time-out, and an answer that is no JSON object.
 */
export async function fetchStatus(
  reference: string,
  options: FetchStatusOptions = {},
): Promise<ReceivedStatus | undefined> {
  const { language, signal, fetch: send = fetch, timeoutMs = 45_000, isWaiting = true } = options;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  signal?.addEventListener('abort', () => abort.abort());
  try {
    const query = new URLSearchParams({
      id: reference,
      ...(language && { language }),
      ...(!isWaiting && { wait: '0' }),
    });
    const answer = await send(`/api/phonepe-status?${query}`, { signal: abort.signal });
    const body: unknown = await answer.json();
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    const isFault = answer.status === 429 || answer.status >= 500;
    return isObject ? { ...body, isFault } : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
