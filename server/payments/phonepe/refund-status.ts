import type { RefundFinding, RefundOrder } from '../provider.ts';
import { codeOf } from './order-status.ts';
import type { RefundAnswer } from './phonepe.schema.ts';

/** PhonePe told of a refund what cannot be: someone must read what it means. */
export class UnexpectedRefund extends Error {
  override name = 'UnexpectedRefund';
}

/**
 * PhonePe's answer about a refund as a finding (docs/phonepe.md, Refunds). Throws UnexpectedRefund
 * for a state that is not in its contract, another amount, or a refund of another order.
 */
export function toRefundFinding(answer: RefundAnswer, refund: RefundOrder): RefundFinding {
  const { amount, originalMerchantOrderId, state } = answer;
  const orderId = originalMerchantOrderId ?? refund.orderId;
  if (amount !== refund.amountPaise || orderId !== refund.orderId) {
    throw new UnexpectedRefund('PhonePe refund: another amount or order than was asked for');
  }
  const providerRefundId = answer.refundId ?? undefined;
  switch (state) {
    case 'PENDING':
    case 'CONFIRMED':
      return { state: 'pending', providerRefundId };
    case 'COMPLETED':
      return { state: 'completed', providerRefundId };
    case 'FAILED':
      return { state: 'failed', providerRefundId, reason: codeOf(answer) ?? 'UNSPECIFIED' };
    default:
      throw new UnexpectedRefund(
        `PhonePe refund: unknown state ${/^\w{1,40}$/.test(state) ? state : '(unreadable)'}`,
      );
  }
}
