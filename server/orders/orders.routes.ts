import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  idempotencyHeader,
  idempotencyKeyPattern,
  orderIdPattern,
  type PaymentResponse,
  paymentRequestSchema,
  type StatusResponse,
} from '#contract/checkout.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { rulesOf } from '#contract/order-states.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Confirmation } from './confirm-payment.ts';
import { attentions } from './flag-order.ts';
import { createFollowPayment, type WaitBudget } from './follow-payment.ts';
import type { Order } from './order.ts';
import { findOrder } from './orders.repository.ts';
import { placeOrder } from './place-order.ts';
import type { Checkout, PlaceOrderResult } from './place-order-result.ts';
import { withRefunds } from './refunds/about-refunds.ts';
import type { Refund } from './refunds/refund.ts';
import { refundsOf } from './refunds/refunds.repository.ts';

/** What the payment routes need. */
export interface PaymentRoutes {
  checkout: Checkout;
  confirmation: Omit<Confirmation, 'cause'>;
  labels: PaymentLabels;
  waitBudget: WaitBudget;
  /** True while no money moves: the simulator or PhonePe's sandbox takes the payments. */
  testMode: boolean;
}

/** HTTP statuses of the responses to a press of Pay, and to the status page. */
const statuses = {
  unknownService: 400,
  customPrice: 400,
  priceChanged: 409,
  keyReused: 422,
  refused: 502,
  unavailable: 503,
  PAYMENT_SUCCESS: 200,
  PAYMENT_ERROR: 200,
  PAYMENT_PENDING: 504,
  TRANSACTION_NOT_FOUND: 404,
} as const;

/** The key of the request; one that is not well-formed is undefined, none is made up. */
function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[idempotencyHeader];
  if (header === undefined) return randomUUID();
  return typeof header === 'string' && idempotencyKeyPattern.test(header) ? header : undefined;
}

function paymentResponse(
  result: PlaceOrderResult,
  serviceName: string,
  labels: PaymentLabels,
): { status: number; body: PaymentResponse } {
  if ('redirectUrl' in result) {
    return { status: 200, body: { success: true, ...result } };
  }
  const price = 'amountPaise' in result ? formatPaise(result.amountPaise) : '';
  const message = fill(labels.server[result.reason], { service: serviceName, price });
  return { status: statuses[result.reason], body: { success: false, message } };
}

/**
 * A time-out passes by itself and each payer can try again; a definite no concerns every payer
 * (docs/operations.md, Alerts).
 */
function logFailure({ log }: FastifyRequest, result: PlaceOrderResult): void {
  if (!('reason' in result && 'orderId' in result)) return;
  const { orderId, reason, error: err } = result;
  if (err)
    log[reason === 'refused' ? 'error' : 'warn']({ orderId, err }, 'payment was not started');
}

/** What a payer reads about an order. */
function statusResponse(
  order: Order | undefined,
  refunds: Refund[],
  labels: PaymentLabels,
): StatusResponse & { code: keyof typeof statuses } {
  if (!order) {
    const message = labels.server.unknownOrder;
    return { success: false, code: 'TRANSACTION_NOT_FOUND', message };
  }
  const { code } = rulesOf(order.state).status;
  const message = withRefunds(messageOf(order, labels), order, refunds, labels);
  return { success: code === 'PAYMENT_SUCCESS', code, message };
}

function messageOf(order: Order, { server, reasons }: PaymentLabels): string {
  const { label } = rulesOf(order.state).status;
  const paidLate = label === 'success' && order.attention?.includes(attentions.late);
  if (label === 'reason') return reasons[order.failureReason ?? 'other'] ?? reasons.other ?? '';
  const values = { price: formatPaise(order.amountPaise), service: order.serviceName };
  return fill(server[paidLate ? 'paidLate' : label], values);
}

/** Ends when the visitor has gone away. */
function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}

/** POST /api/phonepe, GET /api/phonepe-status and GET /api/payment-mode (docs/product.md, API). */
export function servePayments(app: FastifyInstance, routes: PaymentRoutes): void {
  const { checkout, confirmation, labels, waitBudget, testMode } = routes;
  const followPayment = createFollowPayment({ ...confirmation, cause: 'status' }, waitBudget);

  app.get('/api/payment-mode', () => ({ testMode }));

  app.post('/api/phonepe', async (request, reply) => {
    const body = paymentRequestSchema.safeParse(request.body);
    const key = keyOf(request);
    if (!body.success || key === undefined) {
      return reply.code(400).send({ success: false, message: labels.server.badRequest });
    }
    const result = await placeOrder(checkout, body.data, key);
    logFailure(request, result);
    const response = paymentResponse(result, body.data.serviceName, labels);
    return reply.code(response.status).send(response.body);
  });

  type Query = { id?: unknown; wait?: unknown };
  app.get<{ Querystring: Query }>('/api/phonepe-status', async (request, reply) => {
    const { id, wait } = request.query;
    const known = typeof id === 'string' && orderIdPattern.test(id);
    if (known) request.log = request.log.child({ orderId: id });
    const find = (orderId: string) =>
      wait === '0'
        ? findOrder(checkout.db, orderId)
        : followPayment(orderId, disconnectSignal(reply));
    const order = known ? await find(id) : undefined;
    const refunds = order ? await refundsOf(checkout.db, order.id) : [];
    const response = statusResponse(order, refunds, labels);
    return reply.code(statuses[response.code]).send(response);
  });
}
