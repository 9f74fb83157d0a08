import type { Order } from '../orders/order.ts';
import { statusBody } from '../orders/status-body.ts';
import { type Refund, refundStatusBody } from '../refunds/refund.ts';

/** Body of a webhook (docs/phonepe.md, Webhooks). */
export interface WebhookBody {
  /** Deprecated; the current documents omit it, captured webhooks have it. */
  type?: string;
  event: string;
  payload: Record<string, unknown>;
}

const merchantId = 'SIMULATORUAT';

/** Body of an order's webhook. */
export function orderWebhook(order: Order): WebhookBody {
  const { amountPaise, merchantOrderId, state } = order;
  const charge = { payableAmount: amountPaise, feeAmount: 0 };
  return {
    type: `CHECKOUT_ORDER_${state}`,
    event: `checkout.order.${state.toLowerCase()}`,
    payload: { merchantId, merchantOrderId, ...charge, ...statusBody(order, { details: true }) },
  };
}

/** Body of a refund's webhook. */
export const refundWebhook = (refund: Refund): WebhookBody => ({
  type: `PG_REFUND_${refund.state}`,
  event: `pg.refund.${refund.state.toLowerCase()}`,
  payload: {
    merchantId,
    merchantRefundId: refund.merchantRefundId,
    ...refundStatusBody(refund),
  },
});

/** The same body with the opposite `state`, `event` and `type`. */
export function withOppositeOutcome({ event, payload }: WebhookBody): WebhookBody {
  const state = payload.state === 'COMPLETED' ? 'FAILED' : 'COMPLETED';
  const opposite = event.replace(/[a-z]+$/, state.toLowerCase());
  const type = opposite.toUpperCase().replaceAll('.', '_');
  return { type, event: opposite, payload: { ...payload, state } };
}
