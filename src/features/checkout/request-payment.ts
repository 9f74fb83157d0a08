import type { PaymentRequest, PaymentResponse } from '#contract/checkout.ts';
import { idempotencyHeader } from '#contract/checkout-rules.ts';

/** How asking for a payment ended. */
export type RequestPaymentResult =
  /** The payer goes to the provider's page. */
  | { kind: 'accepted'; redirectUrl: string; orderId?: string | undefined }
  /** The server said no: this attempt is over, and its order, if any, was not started. */
  | { kind: 'refused'; message?: string | undefined }
  /** Nobody knows whether the order was taken: to be repeated under the same key. */
  | { kind: 'unanswered'; message?: string | undefined };

interface RequestPaymentOptions {
  /** Of the page. It is no part of the request, which stays the same when the payer changes it. */
  language: string;
  /** Idempotency key (contract/checkout-rules.ts). */
  key: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
}

const nonEmptyText = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value : undefined;

/** The address to go to, if it is one of the web: never a script. */
function webAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\/[^/]/i.test(value) ? value : undefined;
}

/**
 * A fault of the server, and whatever asks for the same request again, as too many requests or a
 * database that is away: the order may stand, and may have been paid.
 */
const isUndecided = ({ headers, status }: Response): boolean =>
  status === 429 || status === 500 || headers.has('retry-after');

/** What the server's answer means; success without an address is a failure. */
function readAnswer(response: Response, body: unknown): RequestPaymentResult {
  const answer = (body ?? {}) as Partial<Record<keyof PaymentResponse, unknown>>;
  const message = nonEmptyText(answer.message);
  if (answer.success === false && !isUndecided(response)) return { kind: 'refused', message };
  const redirectUrl = answer.success === true ? webAddress(answer.redirectUrl) : undefined;
  if (!redirectUrl) return { kind: 'unanswered', message };
  return { kind: 'accepted', redirectUrl, orderId: nonEmptyText(answer.orderId) };
}

/** Body of an answer; undefined where it is no JSON, as from a proxy before our server. */
async function bodyOf(answer: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/**
 * POST /api/phonepe (docs/product.md, API). Never throws: a time-out, a broken connection and an
 * answer that cannot be read are `unanswered`. What browsers say of them, such as "Failed to fetch",
 * helps no payer, so they have no message.
 */
export async function requestPayment(
  request: PaymentRequest,
  options: RequestPaymentOptions,
): Promise<RequestPaymentResult> {
  const { language, key, fetch: send = fetch, timeoutMs = 30_000 } = options;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const answer = await send('/api/phonepe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ ...request, language }),
      signal: abort.signal,
    });
    return readAnswer(answer, await bodyOf(answer, abort.signal));
  } catch {
    return { kind: 'unanswered' };
  } finally {
    clearTimeout(timer);
  }
}
