import type { RefundOrder, RefundStatus } from '../provider.ts';
import { codeOf } from './order-status.ts';
import type { RefundResponse } from './phonepe.schema.ts';

/** PhonePe told of a refund what cannot be: someone must read what it means. */
export class UnexpectedRefund extends Error {
  override name = 'UnexpectedRefund';
}

/**
 * PhonePe's response about a refund in our terms (docs/phonepe.md, Refunds). Throws UnexpectedRefund
 * for a state that is not in its contract, another amount, or a refund of another order.
 */
export function toRefundStatus(response: RefundResponse, refund: RefundOrder): RefundStatus {
  const { amount, originalMerchantOrderId, state } = response;
  const orderId = originalMerchantOrderId ?? refund.orderId;
  if (amount !== refund.amountPaise || orderId !== refund.orderId) {
    throw new UnexpectedRefund('PhonePe refund: another amount or order than was asked for');
  }
  const providerRefundId = response.refundId ?? undefined;
  switch (state) {
    case 'PENDING':
    case 'CONFIRMED':
      return { state: 'pending', providerRefundId };
    case 'COMPLETED':
      return { state: 'completed', providerRefundId };
    case 'FAILED':
      return { state: 'failed', providerRefundId, reason: codeOf(response) ?? 'UNSPECIFIED' };
    default:
      throw new UnexpectedRefund(
        `PhonePe refund: unknown state ${/^\w{1,40}$/.test(state) ? state : '(unreadable)'}`,
      );
  }
}
