import type { z } from 'zod';
import type { PaymentOrder, ProviderProblem, RefundOrder } from '../provider.ts';
import { payRequest, refundRequest } from './pay-request.ts';
import {
  errorResponseSchema,
  merchantOrderIdPattern,
  orderStatusResponseSchema,
  payResponseSchema,
  refundResponseSchema,
} from './phonepe.schema.ts';
import { createPhonePeClock, type PhonePeClock } from './phonepe-clock.ts';
import type { PhonePeConfig } from './phonepe-config.ts';
import { describeResponse, type JsonResponse, requestJson, unavailable } from './request-json.ts';
import type { Secret } from './secret.ts';
import { createTokenCache, rejectsCredentials, requestToken, type TokenCache } from './token.ts';

/** A response of PhonePe: a body that we understand, or a refusal with its status and code. */
export type PhonePeResponse<Body> =
  | { ok: true; body: Body }
  | { ok: false; status: number; code: string | undefined; description: string };

interface ApiCall<Body> {
  /** Name for logs. */
  what: string;
  path: string;
  schema: z.ZodType<Body>;
  /** Of a POST; without it the call is a GET. */
  body?: object;
}

/** They say nothing about the order: try again later. */
const temporary = new Set([401, 408, 425, 429]);

/** PhonePe's response, interpreted. Throws ProviderUnavailable for one that settles nothing. */
function interpret<Body>(
  { what, schema }: ApiCall<Body>,
  response: JsonResponse,
  reportUnknown: () => void,
) {
  const { status, body } = response;
  const description = describeResponse(response);
  if (status >= 500 || temporary.has(status)) throw unavailable(what, description);
  if (status >= 400) {
    const { code, errorCode } = errorResponseSchema.parse(body);
    return { ok: false, status, code: code ?? errorCode ?? undefined, description } as const;
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return { ok: true, body: parsed.data } as const;
  reportUnknown();
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body');
  throw unavailable(what, `${description}, unexpected ${fields.join(', ')}`);
}

/**
 * PhonePe Standard Checkout v2 (docs/phonepe.md). Each call, with its token and one repeat after a 401,
 * shares one `timeoutMs`; only a new token asked for after a 401 has a `timeoutMs` of its own. Throws
 * ProviderUnavailable with a message fit for a log.
 */
export class PhonePeClient {
  readonly #config: PhonePeConfig;
  readonly #tokens: TokenCache;
  readonly clock: PhonePeClock;
  /** Tells of what a person must mend. */
  readonly report: (problem: ProviderProblem) => void;

  constructor(
    config: PhonePeConfig,
    nowMs: () => number,
    report: (problem: ProviderProblem) => void = () => undefined,
  ) {
    this.clock = createPhonePeClock(nowMs, () => report('clock_differs'));
    const onResponse = (response: JsonResponse) => {
      this.clock.update(response.date);
      if (rejectsCredentials(response)) report('secret_rejected');
    };
    this.#config = config;
    this.report = report;
    this.#tokens = createTokenCache(() => requestToken(config, onResponse), nowMs);
  }

  /** Asks for the token that the first call needs. */
  async connect(): Promise<void> {
    await this.#tokens.get();
  }

  /** Create Payment. Throws a RangeError for what cannot be an order's id or amount. */
  async pay(order: PaymentOrder) {
    return this.#call({
      what: 'pay',
      path: '/checkout/v2/pay',
      schema: payResponseSchema,
      body: payRequest(order, this.#config.expireAfterSeconds),
    });
  }

  /** Order Status. Throws a RangeError for what cannot be an order's id. */
  async orderStatus(orderId: string) {
    if (!merchantOrderIdPattern.test(orderId)) throw new RangeError('not an order id for PhonePe');
    return this.#call({
      what: 'order status',
      path: `/checkout/v2/order/${orderId}/status?details=true&errorContext=true`,
      schema: orderStatusResponseSchema,
    });
  }

  /** Refund. Throws a RangeError for what cannot be a refund's id or amount. */
  async refund(refund: RefundOrder) {
    return this.#call({
      what: 'refund',
      path: '/payments/v2/refund',
      schema: refundResponseSchema,
      body: refundRequest(refund),
    });
  }

  /** Refund Status. Throws a RangeError for what cannot be a refund's id. */
  async refundStatus(refundId: string) {
    if (!merchantOrderIdPattern.test(refundId)) throw new RangeError('not a refund id for PhonePe');
    return this.#call({
      what: 'refund status',
      path: `/payments/v2/refund/${refundId}/status`,
      schema: refundResponseSchema,
    });
  }

  async #call<Body>(call: ApiCall<Body>): Promise<PhonePeResponse<Body>> {
    const signal = AbortSignal.timeout(this.#config.timeoutMs);
    const token = await this.#tokens.get();
    let response = await this.#send(call, token, signal);
    if (response.status === 401) {
      const fresh = await this.#tokens.replace(token);
      response = await this.#send(call, fresh, signal);
      if (response.status === 401) this.report('secret_rejected');
    }
    this.clock.update(response.date);
    return interpret(call, response, () => this.report('answer_unknown'));
  }

  #send({ what, path, body }: ApiCall<unknown>, token: Secret, signal: AbortSignal) {
    const headers = { authorization: `O-Bearer ${token.reveal()}` };
    const url = this.#config.baseUrl + path;
    if (!body) return requestJson(what, url, { headers, signal });
    return requestJson(what, url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  }
}
