import type {
  OrderItem,
  OrderSummary,
  PaymentRequest,
  PaymentResponse,
  StatusResponse,
} from '#contract/checkout.ts';
import { idempotencyHeader } from '#contract/checkout-rules.ts';
import { isCountName } from '#contract/counts.ts';

// Requests to the payments API (docs/product.md, API). None of them throws.

/** A JSON object as received, its fields unchecked. */
type Unchecked<Shape> = Partial<Record<keyof Shape, unknown>>;

interface JsonRequest extends RequestInit {
  fetch?: typeof fetch | undefined;
  /** Longer than the server's own wait for the bank, about 20 s. */
  timeoutMs?: number | undefined;
}

type JsonAnswer<Shape> =
  | { response: Response; body: Unchecked<Shape> }
  /** A broken connection, with the browser's error; or a timeout, an abort or a response of another kind. */
  | { response?: undefined; error?: string };

/** Fetches a JSON object. */
async function fetchJson<Shape>(
  path: string,
  { fetch: send = fetch, timeoutMs = 45_000, signal, ...init }: JsonRequest = {},
): Promise<JsonAnswer<Shape>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  signal?.addEventListener('abort', () => abort.abort());
  try {
    const response = await send(path, { ...init, signal: abort.signal });
    const body: unknown = await response.json();
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return isObject ? { response, body } : {};
  } catch (error) {
    // fetch rejects with a TypeError; anything else is a response that is not JSON.
    return error instanceof TypeError && !abort.signal.aborted ? { error: error.message } : {};
  } finally {
    clearTimeout(timer);
  }
}

/** Outcome of a request for a payment. */
export type PaymentResult =
  /** The payer goes to the provider's page. */
  | { kind: 'accepted'; redirectUrl: string; orderId?: string | undefined }
  /** The server refused: this attempt is over, and its order, if any, was not started. */
  | { kind: 'refused'; message?: string | undefined }
  /** Unknown whether the order was accepted: repeat it under the same key. */
  | { kind: 'unanswered'; message?: string | undefined };

const nonEmptyText = (value: unknown) =>
  typeof value === 'string' && value.trim() ? value : undefined;

/** A web address, never a script. */
const webAddress = (value: unknown) =>
  typeof value === 'string' && /^https?:\/\/[^/]/i.test(value) ? value : undefined;

/** The order may exist and be paid: a fault, or a request to retry. */
const isUndecided = ({ headers, status }: Response): boolean =>
  status === 429 || status === 500 || headers.has('retry-after');

interface PaymentOptions extends Pick<JsonRequest, 'fetch' | 'timeoutMs'> {
  /** Language of the page. Not part of the request, which stays the same when the payer changes it. */
  language: string;
  /** Idempotency key (contract/checkout-rules.ts). */
  key: string;
}

/** POST /api/phonepe. The message is the server's or, without one, the error's (docs/product.md, Error messages). */
export async function requestPayment(
  request: PaymentRequest,
  { language, key, timeoutMs = 30_000, ...options }: PaymentOptions,
): Promise<PaymentResult> {
  const answer = await fetchJson<PaymentResponse>('/api/phonepe', {
    ...options,
    timeoutMs,
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify({ ...request, language }),
  });
  if (!answer.response) return { kind: 'unanswered', message: nonEmptyText(answer.error) };
  const { body, response } = answer;
  const message = nonEmptyText(body.message);
  if (body.success === false && !isUndecided(response)) return { kind: 'refused', message };
  const redirectUrl = body.success === true ? webAddress(body.redirectUrl) : undefined;
  // Success without an address is a failure.
  if (!redirectUrl) return { kind: 'unanswered', message };
  return { kind: 'accepted', redirectUrl, orderId: nonEmptyText(body.orderId) };
}

/** A status response as received. */
export interface ReceivedStatus extends Unchecked<StatusResponse> {
  /** The server could not tell the status: HTTP 429 and 5xx. */
  isFault: boolean;
}

interface StatusOptions extends Pick<JsonRequest, 'fetch' | 'signal' | 'timeoutMs'> {
  /** Language of the page; by default the answer is in the language of the order. */
  language?: string;
  /** False requests what the server already knows. */
  isWaiting?: boolean;
}

/** GET /api/phonepe-status. Undefined without a JSON object in the response. */
export async function fetchStatus(
  reference: string,
  { language, isWaiting = true, ...options }: StatusOptions = {},
): Promise<ReceivedStatus | undefined> {
  const query = new URLSearchParams({
    id: reference,
    ...(language && { language }),
    ...(!isWaiting && { wait: '0' }),
  });
  const answer = await fetchJson<StatusResponse>(`/api/phonepe-status?${query}`, options);
  if (!answer.response) return undefined;
  const { status } = answer.response;
  return { ...answer.body, isFault: status === 429 || status >= 500 };
}

const isCounts = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    Object.entries(value).every(([name, count]) => isCountName(name) && typeof count === 'number'));

/** Whether each unit costs whole paise. */
const isDivisible = ({ amountPaise, taxPaise, quantity }: OrderItem) =>
  quantity > 0 && (amountPaise - taxPaise) % quantity === 0;

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Whether this is what was bought, as received or stored. */
export function isOrderItem(value: unknown): value is OrderItem {
  const item = (value ?? {}) as Unchecked<OrderItem>;
  const { service, serviceName, unit, quantity, counts, amountPaise, taxPaise } = item;
  return (
    [service, serviceName].every((name) => typeof name === 'string') &&
    [quantity, amountPaise, taxPaise].every(Number.isSafeInteger) &&
    isCounts(counts) &&
    isTextOrNull(unit) &&
    isDivisible(item as OrderItem)
  );
}

/** Parses the order of a status response; undefined if it is missing or invalid. */
export function readOrder(value: unknown): OrderSummary | undefined {
  const order = (value ?? {}) as Unchecked<OrderSummary>;
  const { code, refundedPaise, paidAtMs, mayPayAgain, isOver } = order;
  const isValid =
    isOrderItem(order) &&
    Number.isSafeInteger(refundedPaise) &&
    typeof code === 'string' &&
    (paidAtMs === null || Number.isSafeInteger(paidAtMs)) &&
    [mayPayAgain, isOver].every((flag) => typeof flag === 'boolean');
  return isValid ? (order as OrderSummary) : undefined;
}

/** GET /api/payment-mode: whether payments are only simulated; undefined without an answer. */
export async function fetchTestMode(): Promise<boolean | undefined> {
  const answer = await fetchJson<{ testMode: boolean }>('/api/payment-mode');
  if (!answer.response) return undefined;
  const { testMode } = answer.body;
  return answer.response.ok && typeof testMode === 'boolean' ? testMode : undefined;
}
