import type {
  OrderSummary,
  PaymentRequest,
  PaymentResponse,
  StatusResponse,
} from '#contract/checkout.ts';
import { idempotencyHeader } from '#contract/checkout-rules.ts';
import { isCountName } from '#contract/counts.ts';

// Requests to the payments API (docs/product.md, API). None of them throws.

/** Aborts after a while, or when the page no longer waits. */
function timeoutSignal(timeoutMs: number, signal?: AbortSignal) {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  signal?.addEventListener('abort', () => abort.abort());
  return { signal: abort.signal, clear: () => clearTimeout(timer) };
}

/** How a request for a payment ended. */
export type PaymentResult =
  /** The payer goes to the provider's page. */
  | { kind: 'accepted'; redirectUrl: string; orderId?: string | undefined }
  /** The server said no: this attempt is over, and its order, if any, was not started. */
  | { kind: 'refused'; message?: string | undefined }
  /** Unknown whether the order was taken: to be repeated under the same key. */
  | { kind: 'unanswered'; message?: string | undefined };

interface RequestPaymentOptions {
  /** Language of the page. Not part of the request, which stays the same when the payer changes it. */
  language: string;
  /** Idempotency key (contract/checkout-rules.ts). */
  key: string;
  fetch?: typeof fetch;
  timeoutMs?: number | undefined;
}

const nonEmptyText = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value : undefined;

/** An address of the web: never a script. */
function webAddress(value: unknown): string | undefined {
  return typeof value === 'string' && /^https?:\/\/[^/]/i.test(value) ? value : undefined;
}

/** Answers after which the order may exist, and may have been paid: a fault, or a request to retry. */
const isUndecided = ({ headers, status }: Response): boolean =>
  status === 429 || status === 500 || headers.has('retry-after');

/** Success without an address is a failure. */
function readPaymentAnswer(response: Response, body: unknown): PaymentResult {
  const answer = (body ?? {}) as Partial<Record<keyof PaymentResponse, unknown>>;
  const message = nonEmptyText(answer.message);
  if (answer.success === false && !isUndecided(response)) return { kind: 'refused', message };
  const redirectUrl = answer.success === true ? webAddress(answer.redirectUrl) : undefined;
  if (!redirectUrl) return { kind: 'unanswered', message };
  return { kind: 'accepted', redirectUrl, orderId: nonEmptyText(answer.orderId) };
}

/** Body of an answer; undefined where it is not JSON, as from a proxy. Throws once aborted. */
async function readBody(answer: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined;
  }
}

/**
 * POST /api/phonepe. A timeout, a broken connection and an unreadable answer are `unanswered`, without the
 * browser's own message, such as "Failed to fetch", which helps no payer.
 */
export async function requestPayment(
  request: PaymentRequest,
  { language, key, fetch: send = fetch, timeoutMs = 30_000 }: RequestPaymentOptions,
): Promise<PaymentResult> {
  const { signal, clear } = timeoutSignal(timeoutMs);
  try {
    const answer = await send('/api/phonepe', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify({ ...request, language }),
      signal,
    });
    return readPaymentAnswer(answer, await readBody(answer, signal));
  } catch {
    return { kind: 'unanswered' };
  } finally {
    clear();
  }
}

/** The server's answer as it came, its fields unchecked. */
export type ReceivedStatus = Partial<Record<keyof StatusResponse, unknown>> & {
  /** The server could not say how the payment stands: HTTP 429 and 5xx. */
  isFault: boolean;
};

interface FetchStatusOptions {
  /** Language of the page; by default the answer is in the language of the order. */
  language?: string;
  /** Aborts the request when the page no longer waits for it. */
  signal?: AbortSignal;
  fetch?: typeof fetch;
  /** Longer than the server's own wait for the bank, about 20 s. */
  timeoutMs?: number;
  /** False asks for what the server knows already. */
  isWaiting?: boolean;
}

/**
 * GET /api/phonepe-status. Undefined after a broken connection, a timeout, and an answer that is not a JSON
 * object.
 */
export async function fetchStatus(
  reference: string,
  options: FetchStatusOptions = {},
): Promise<ReceivedStatus | undefined> {
  const { language, fetch: send = fetch, timeoutMs = 45_000, isWaiting = true } = options;
  const { signal, clear } = timeoutSignal(timeoutMs, options.signal);
  try {
    const query = new URLSearchParams({
      id: reference,
      ...(language && { language }),
      ...(!isWaiting && { wait: '0' }),
    });
    const answer = await send(`/api/phonepe-status?${query}`, { signal });
    const body: unknown = await answer.json();
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    const isFault = answer.status === 429 || answer.status >= 500;
    return isObject ? { ...body, isFault } : undefined;
  } catch {
    return undefined;
  } finally {
    clear();
  }
}

const isInteger = (value: unknown) => Number.isSafeInteger(value);

const isCounts = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    Object.entries(value).every(([name, count]) => isCountName(name) && typeof count === 'number'));

/** Whether each unit costs whole paise. */
const isDivisible = ({ amountPaise, taxPaise, quantity }: OrderSummary) =>
  quantity > 0 && (amountPaise - taxPaise) % quantity === 0;

/** Parses the order of a status response; undefined if it is missing or invalid. */
export function readOrder(value: unknown): OrderSummary | undefined {
  const order = (value ?? {}) as Partial<Record<keyof OrderSummary, unknown>>;
  const { service, serviceName, unit, paidAtMs, mayPayAgain, isOver } = order;
  const { quantity, counts, amountPaise, taxPaise, refundedPaise } = order;
  const isValid =
    [service, serviceName].every((name) => typeof name === 'string') &&
    [quantity, amountPaise, taxPaise, refundedPaise].every(isInteger) &&
    isCounts(counts) &&
    (unit === null || typeof unit === 'string') &&
    (paidAtMs === null || isInteger(paidAtMs)) &&
    [mayPayAgain, isOver].every((flag) => typeof flag === 'boolean');
  return isValid && isDivisible(order as OrderSummary) ? (order as OrderSummary) : undefined;
}

/** GET /api/payment-mode: whether the server says that no money moves; undefined without an answer. */
export async function fetchTestMode(): Promise<boolean | undefined> {
  try {
    const answer = await fetch('/api/payment-mode');
    const { testMode } = (await answer.json()) as { testMode?: unknown };
    return answer.ok && typeof testMode === 'boolean' ? testMode : undefined;
  } catch {
    return undefined;
  }
}
