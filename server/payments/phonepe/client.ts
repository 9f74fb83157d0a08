import type { z } from 'zod';
import type { PaymentOrder, ProviderProblem, RefundOrder } from '../provider.ts';
import type { PhonePeConfig, Secret } from './config.ts';
import { type JsonResponse, requestJson, unavailable } from './http.ts';
import {
  describeResponse,
  errorResponseSchema,
  orderStatusResponseSchema,
  payResponseSchema,
  refundResponseSchema,
} from './responses.ts';
import { createTokenCache, rejectsCredentials, requestToken } from './token.ts';

/** A response of PhonePe: a valid body, or a refusal with its status and code. */
export type PhonePeResponse<Body> =
  | { ok: true; body: Body }
  | { ok: false; status: number; code: string | undefined; description: string };

interface ApiCall<Body> {
  /** For logs. */
  name: string;
  path: string;
  schema: z.ZodType<Body>;
  /** Body of a POST; a GET if omitted. */
  body?: object;
}

/** Longest udf1 to udf10 (docs/phonepe.md, Create Payment); any characters are allowed. */
const maxFieldLength = 256;

/** PhonePe documents neither length nor characters of the message. */
const maxMessageLength = 50;

/** One line without control characters, never cut inside a character. */
function toField(text: string): string {
  const line = text.replace(/\p{Cc}+/gu, ' ').trim();
  return line.slice(0, maxFieldLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** Shown in the payer's UPI app. */
function toMessage({ item }: PaymentOrder): string | undefined {
  const ascii = item.replaceAll('₹', 'Rs ').replaceAll('×', 'x').replaceAll(',', '');
  const plain = ascii.replace(/[^A-Za-z0-9.-]+/g, ' ').trim();
  return plain.slice(0, maxMessageLength).trim() || undefined;
}

/** Shown to staff in PhonePe's dashboard; empty fields must be omitted. */
function toMetaInfo(order: PaymentOrder): Record<string, string> | undefined {
  const fields = Object.entries({
    udf1: toField(order.name),
    udf2: toField(order.phone),
    udf3: toField([order.item, order.quantityDetails].filter(Boolean).join(', ')),
  }).filter(([, text]) => text !== '');
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** Body of Create Payment. */
export function payRequest(order: PaymentOrder, expireAfterSeconds: number) {
  return {
    merchantOrderId: order.id,
    amount: order.amountPaise,
    // PhonePe's pages disagree about the default.
    expireAfter: expireAfterSeconds,
    // One order is one attempt: a failed payment is final, and the payer returns to us.
    disablePaymentRetry: true,
    metaInfo: toMetaInfo(order),
    paymentFlow: {
      type: 'PG_CHECKOUT',
      message: toMessage(order),
      merchantUrls: { redirectUrl: order.returnUrl },
    },
  };
}

/** Temporary: they say nothing about the order. */
const temporaryStatuses = new Set([401, 408, 425, 429]);

/** Validates a response; `reportUnknown` is called for an invalid body. Throws ProviderUnavailable. */
export function interpret<Body>(
  { name, schema }: Pick<ApiCall<Body>, 'name' | 'schema'>,
  response: Pick<JsonResponse, 'status' | 'body'>,
  reportUnknown: () => void,
): PhonePeResponse<Body> {
  const { status, body } = response;
  const description = describeResponse(response);
  if (status >= 500 || temporaryStatuses.has(status)) throw unavailable(name, description);
  if (status >= 400) {
    const { code, errorCode } = errorResponseSchema.parse(body);
    return { ok: false, status, code: code ?? errorCode ?? undefined, description };
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, body: parsed.data };
  reportUnknown();
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body');
  throw unavailable(name, `${description}, unexpected ${fields.join(', ')}`);
}

/** A larger difference cannot be a slow response: one of the clocks is wrong. */
const maxClockOffsetMs = 5 * 60_000;

/**
 * PhonePe's clock, by the `Date` of its last response and a monotonic clock since. `reportWrong` is called
 * if it differs too much from `nowMs`.
 */
export function createPhonePeClock(
  nowMs: () => number,
  reportWrong: () => void,
  monotonicMs: () => number = () => performance.now(),
) {
  let startMs: number | undefined;

  /** How far PhonePe's clock is ahead of ours, in ms; undefined until it has responded. */
  const offsetMs = (): number | undefined =>
    startMs === undefined ? undefined : Math.round(startMs + monotonicMs() - nowMs());

  return {
    offsetMs,
    /** Reads the `Date` header of a new response. */
    update: (date: string | null): void => {
      const sentAtMs = Date.parse(date ?? '');
      if (Number.isNaN(sentAtMs)) return;
      startMs = sentAtMs - monotonicMs();
      if (Math.abs(offsetMs() ?? 0) > maxClockOffsetMs) reportWrong();
    },
  };
}

/**
 * PhonePe Standard Checkout v2 (docs/phonepe.md). A call, its token and one repeat after a 401 share one
 * `timeoutMs`; a token requested after a 401 has its own. Every call throws ProviderUnavailable. `report` gets
 * each problem that staff must solve.
 */
export function createPhonePeClient(
  config: PhonePeConfig,
  nowMs: () => number,
  report: (problem: ProviderProblem) => void,
) {
  const clock = createPhonePeClock(nowMs, () => report('clock_differs'));
  const onTokenResponse = (response: JsonResponse) => {
    clock.update(response.date);
    if (rejectsCredentials(response)) report('secret_rejected');
  };
  const tokens = createTokenCache(() => requestToken(config, onTokenResponse), nowMs);

  function send({ name, path, body }: ApiCall<unknown>, token: Secret, signal: AbortSignal) {
    const headers = { authorization: `O-Bearer ${token.reveal()}` };
    const url = config.baseUrl + path;
    if (!body) return requestJson(name, url, { headers, signal });
    return requestJson(name, url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  }

  async function call<Body>(request: ApiCall<Body>): Promise<PhonePeResponse<Body>> {
    const signal = AbortSignal.timeout(config.timeoutMs);
    const token = await tokens.get();
    let response = await send(request, token, signal);
    if (response.status === 401) {
      const fresh = await tokens.replace(token);
      response = await send(request, fresh, signal);
      if (response.status === 401) report('secret_rejected');
    }
    clock.update(response.date);
    return interpret(request, response, () => report('answer_unknown'));
  }

  return {
    clockOffsetMs: clock.offsetMs,

    /** Requests a token in advance. */
    connect: async () => void (await tokens.get()),

    pay: (order: PaymentOrder) =>
      call({
        name: 'pay',
        path: '/checkout/v2/pay',
        schema: payResponseSchema,
        body: payRequest(order, config.expireAfterSeconds),
      }),

    orderStatus: (orderId: string) =>
      call({
        name: 'order status',
        path: `/checkout/v2/order/${encodeURIComponent(orderId)}/status?details=true&errorContext=true`,
        schema: orderStatusResponseSchema,
      }),

    refund: ({ id, orderId, amountPaise }: RefundOrder) =>
      call({
        name: 'refund',
        path: '/payments/v2/refund',
        schema: refundResponseSchema,
        body: { merchantRefundId: id, originalMerchantOrderId: orderId, amount: amountPaise },
      }),

    refundStatus: (refundId: string) =>
      call({
        name: 'refund status',
        path: `/payments/v2/refund/${encodeURIComponent(refundId)}/status`,
        schema: refundResponseSchema,
      }),
  };
}
