import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { badRequest } from '../api/api-error.ts';
import { endpointHooks, idInPath } from '../api/endpoint-hooks.ts';
import { amountPaise, merchantAssignedId } from '../orders/pay.schema.ts';
import type { Sandbox } from '../sandbox.ts';
import { type Refund, refundStatusBody, settleRefund } from './refund.ts';

const refundSchema = z.object({
  merchantRefundId: merchantAssignedId,
  originalMerchantOrderId: merchantAssignedId,
  amount: amountPaise,
});
type RefundRequest = z.infer<typeof refundSchema>;

/** Why the refund cannot be, or undefined (docs/phonepe.md, Refunds). */
function reasonAgainst({ orders, refunds }: Sandbox, request: RefundRequest): string | undefined {
  const { amount, merchantRefundId, originalMerchantOrderId: id } = request;
  const order = orders.find(id);
  if (refunds.has(merchantRefundId)) return 'merchantRefundId was used before.';
  if (order?.state !== 'COMPLETED') return 'The order is unknown or not COMPLETED.';
  const earlier = [...refunds.values()].filter((one) => one.originalMerchantOrderId === id);
  if (earlier.some(({ state }) => state === 'PENDING'))
    return 'A refund of this order is under way.';
  const refunded = earlier.filter(({ state }) => state === 'COMPLETED');
  const left = refunded.reduce((rest, { amountPaise }) => rest - amountPaise, order.amountPaise);
  return amount > left ? 'amount is more than what is left of the order.' : undefined;
}

function createRefund(sandbox: Sandbox, body: unknown): object {
  const request = refundSchema.parse(body);
  const reason = reasonAgainst(sandbox, request);
  if (reason) throw badRequest(reason);
  const { amount, merchantRefundId, originalMerchantOrderId } = request;
  const { faults, newId, options, refunds, runLater, webhooks } = sandbox;
  const refund: Refund = {
    merchantRefundId,
    refundId: newId('OMR'),
    originalMerchantOrderId,
    amountPaise: amount,
    state: 'PENDING',
    failure: undefined,
    timestampMs: options.now(),
    deliveries: [],
  };
  refunds.set(merchantRefundId, refund);
  runLater(options.refundDelayMs, () => {
    settleRefund(refund, !faults.take('failed-refund', originalMerchantOrderId));
    void webhooks.announceRefund(refund);
  });
  return { refundId: refund.refundId, amount, state: 'PENDING' };
}

function getRefundStatus({ faults, refunds }: Sandbox, id: string): object {
  const refund = refunds.get(id);
  if (!refund) throw badRequest('No entry found for given merchant refund id');
  const confirmed = faults.take('confirmed-refund', refund.originalMerchantOrderId);
  return refundStatusBody(refund, confirmed ? 'CONFIRMED' : refund.state);
}

const orderIdInBody = ({ body }: FastifyRequest): string | undefined => {
  const parsed = refundSchema.safeParse(body);
  return parsed.data?.originalMerchantOrderId;
};

/** POST /payments/v2/refund and GET /payments/v2/refund/:id/status. */
export function refundRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const refund = endpointHooks(sandbox, { endpoint: 'refund', orderIdOf: orderIdInBody });
  app.post('/payments/v2/refund', refund, ({ body }) => createRefund(sandbox, body));

  const status = endpointHooks(sandbox, {
    endpoint: 'refund-status',
    orderIdOf: (request) => sandbox.refunds.get(idInPath(request))?.originalMerchantOrderId,
  });
  app.get('/payments/v2/refund/:id/status', status, (request) =>
    getRefundStatus(sandbox, idInPath(request)),
  );
}
