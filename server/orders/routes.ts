import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paymentRequestSchema } from '#contract/checkout.ts';
import {
  idempotencyHeader,
  idempotencyKeyPattern,
  orderIdPattern,
} from '#contract/checkout-rules.ts';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import { orderRouteOptions, requestLanguage } from '#server/http/api-guards.ts';
import { refundsOf } from '#server/refunds/store.ts';
import { createFollowPayment, type WaitBudget } from './follow-payment.ts';
import { badRequest, paymentResponse, statusResponse } from './payment-responses.ts';
import { type PlaceOrderDeps, type PlaceOrderResult, placeOrder } from './place-order.ts';
import { findOrder } from './store.ts';

/** What the payment routes need. */
export interface PaymentDeps {
  checkout: PlaceOrderDeps;
  contentIn: ContentIn<CheckoutContent>;
  waitBudget: WaitBudget;
}

/** The idempotency key, random by default; undefined if it is malformed. */
function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[idempotencyHeader];
  if (header === undefined) return randomUUID();
  return typeof header === 'string' && idempotencyKeyPattern.test(header) ? header : undefined;
}

/** Only a definite refusal is an error: it affects every payer (docs/operations.md, Alerts). */
function logFailure({ log }: FastifyRequest, result: PlaceOrderResult): void {
  if (!('error' in result)) return;
  const { orderId, reason, error: err } = result;
  log[reason === 'refused' ? 'error' : 'warn']({ orderId, err }, 'payment was not started');
}

/** Aborts when the visitor disconnects. */
function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/**
 * POST /api/phonepe, GET /api/phonepe-status and GET /api/payment-mode (docs/product.md, API). The language is
 * the request's, the order's or the default one.
 */
export function servePayments(
  app: FastifyInstance,
  { checkout, contentIn, waitBudget }: PaymentDeps,
): void {
  const followPayment = createFollowPayment({ ...checkout, cause: 'status' }, waitBudget);

  app.get('/api/payment-mode', () => ({ testMode: checkout.provider.testModeName !== null }));

  app.post('/api/phonepe', orderRouteOptions(app), async (request, reply) => {
    const body = paymentRequestSchema.safeParse(request.body);
    const content = contentIn(requestLanguage(request));
    const key = keyOf(request);
    if (!body.success || key === undefined) {
      return reply.code(400).send(badRequest(body.error?.issues[0]?.path[0], content));
    }
    const { language } = content;
    const signal = disconnectSignal(reply);
    const result = await placeOrder({ ...checkout, signal }, { ...body.data, language }, key);
    logFailure(request, result);
    const response = paymentResponse(result, body.data.serviceName, content);
    return reply.code(response.status).send(response.body);
  });

  type Query = { id?: unknown; wait?: unknown };
  app.get<{ Querystring: Query }>('/api/phonepe-status', async (request, reply) => {
    const { id, wait } = request.query;
    const find = (orderId: string) => {
      // Every log line from here on names the order.
      request.log = request.log.child({ orderId });
      return wait === '0'
        ? findOrder(checkout.db, orderId)
        : followPayment(orderId, disconnectSignal(reply));
    };
    const isOrderId = typeof id === 'string' && orderIdPattern.test(id);
    const order = isOrderId ? await find(id) : undefined;
    const refunds = order ? await refundsOf(checkout.db, order.id) : [];
    const content = contentIn(requestLanguage(request) ?? order?.language);
    const response = statusResponse(order, refunds, content);
    return reply.code(response.status).send(response.body);
  });
}
