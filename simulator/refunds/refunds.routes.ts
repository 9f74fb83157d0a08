import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ApiError, badRequest } from '../api/api-error.ts';
import { endpointHooks, fieldInBody, idInPath } from '../api/endpoint-hooks.ts';
import { amountPaise, merchantAssignedId } from '../orders/orders.routes.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Refund, refundStatusBody, settleRefund, tooOld } from './refund.ts';

/** Body of the refund call (docs/phonepe.md, Refunds). */
const refundSchema = z.object({
  merchantRefundId: merchantAssignedId,
  originalMerchantOrderId: merchantAssignedId,
  amount: amountPaise,
});
type RefundRequest = z.infer<typeof refundSchema>;

/** Why the refund is rejected, or undefined (docs/phonepe.md, Refunds). */
function rejectionReason({ orders, refunds }: Sandbox, request: RefundRequest): string | undefined {
  const { amount, merchantRefundId, originalMerchantOrderId: id } = request;
  const order = orders.find(id);
  if (refunds.has(merchantRefundId)) return 'merchantRefundId was used before.';
  if (order?.state !== 'COMPLETED') return 'The order is unknown or not COMPLETED.';
  const earlier = [...refunds.values()].filter((one) => one.originalMerchantOrderId === id);
  if (earlier.some(({ state }) => state === 'PENDING'))
    return 'A refund of this order is under way.';
  const refunded = earlier.filter(({ state }) => state === 'COMPLETED');
  const left = refunded.reduce((rest, one) => rest - one.amount, order.amountPaise);
  return amount > left ? 'amount is more than what is left of the order.' : undefined;
}

function createRefund(sandbox: Sandbox, body: unknown): object {
  const request = refundSchema.parse(body);
  const reason = rejectionReason(sandbox, request);
  if (reason) throw badRequest(reason);
  const { faults, newId, options, refunds, runLater, webhooks } = sandbox;
  const orderId = request.originalMerchantOrderId;
  if (faults.take('old-refund', orderId)) {
    throw new ApiError(400, tooOld, 'The payment is older than the limit.');
  }
  if (faults.take('ineligible-refund', orderId)) {
    throw new ApiError(402, 'NOT_ELIGIBLE', 'The payment cannot be given back.');
  }
  const refund: Refund = {
    ...request,
    refundId: newId('OMR'),
    state: 'PENDING',
    timestampMs: options.now(),
    deliveries: [],
  };
  refunds.set(refund.merchantRefundId, refund);
  runLater(options.refundDelayMs, () => {
    const late = faults.take('late-refund', orderId);
    if (late) refund.lateMs = late.value ?? 0;
    settleRefund(refund, !(late || faults.take('failed-refund', orderId)));
    void webhooks.announceRefund(refund);
  });
  return { refundId: refund.refundId, amount: refund.amount, state: 'PENDING' };
}

/** Faults by which Refund Status says another state than the refund's. */
const shownStates = [
  ['pending-refund', 'PENDING'],
  ['confirmed-refund', 'CONFIRMED'],
  ['unknown-state-refund', 'ON_HOLD'],
] as const;

/** Fault late-refund: once the failure has been reported, the money goes back after all. */
function completeLate({ runLater, webhooks }: Sandbox, refund: Refund): void {
  const { lateMs } = refund;
  if (refund.state !== 'FAILED' || lateMs === undefined) return;
  refund.lateMs = undefined;
  runLater(lateMs, () => {
    settleRefund(refund, true);
    void webhooks.announceRefund(refund);
  });
}

function getRefundStatus(sandbox: Sandbox, id: string): object {
  const { faults, refunds } = sandbox;
  const refund = refunds.get(id);
  if (!refund) throw badRequest('No entry found for given merchant refund id');
  const { originalMerchantOrderId: orderId } = refund;
  if (faults.take('refund-not-found', orderId)) {
    throw new ApiError(404, 'REFUND_NOT_FOUND', 'There is no such refund.');
  }
  const shown = shownStates.find(([name]) => faults.take(name, orderId));
  const wrongAmount = faults.take('wrong-amount-refund', orderId);
  const amount = wrongAmount ? refund.amount - (wrongAmount.value ?? 100) : refund.amount;
  const body = refundStatusBody({ ...refund, amount }, shown?.[1]);
  if (!shown) completeLate(sandbox, refund);
  return body;
}

/** POST /payments/v2/refund and GET /payments/v2/refund/:id/status. */
export function refundRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const refund = endpointHooks(sandbox, 'refund', fieldInBody('originalMerchantOrderId'));
  app.post('/payments/v2/refund', refund, ({ body }) => createRefund(sandbox, body));

  const status = endpointHooks(
    sandbox,
    'refund-status',
    (request) => sandbox.refunds.get(idInPath(request))?.originalMerchantOrderId,
  );
  app.get('/payments/v2/refund/:id/status', status, (request) =>
    getRefundStatus(sandbox, idInPath(request)),
  );
}
