import type { Order } from '../orders/order.ts';
import { paymentDetail } from '../orders/order-status.ts';
import { type Refund, refundStatusBody } from '../refunds/refund.ts';

/** Body of a webhook (docs/phonepe.md, Webhooks). */
export interface WebhookBody {
  /** Deprecated; the current documents leave it out, live captures carry it. */
  type?: string;
  event: string;
  payload: Record<string, unknown>;
}

/** The merchant, as PhonePe knows it. */
export const merchantId = 'SIMULATORUAT';

/** Body of an order's webhook. */
export function orderWebhook(order: Order): WebhookBody {
  const { amountPaise, failure, state } = order;
  return {
    type: `CHECKOUT_ORDER_${state}`,
    event: `checkout.order.${state.toLowerCase()}`,
    payload: {
      merchantId,
      merchantOrderId: order.merchantOrderId,
      orderId: order.orderId,
      state,
      amount: amountPaise,
      payableAmount: amountPaise,
      feeAmount: 0,
      expireAt: order.expireAtMs,
      metaInfo: order.metaInfo,
      ...failure,
      paymentDetails: order.attempts.map((attempt) => paymentDetail(attempt, amountPaise)),
    },
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

const opposites: Record<string, string> = {
  COMPLETED: 'FAILED',
  FAILED: 'COMPLETED',
  completed: 'failed',
  failed: 'completed',
};

/** The same body with the opposite `state`, `event` and `type`. */
export function withOppositeOutcome({ event, payload }: WebhookBody): WebhookBody {
  const state = opposites[String(payload.state)];
  const opposite = event.replace(/[a-z]+$/, (word) => opposites[word] ?? word);
  const type = opposite.toUpperCase().replaceAll('.', '_');
  return { type, event: opposite, payload: { ...payload, state } };
}
