import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import type { Order } from '../order.ts';
import { itemOf } from '../order-item.ts';
import { type Refund, refundedPaise } from './refund.ts';

/** A payer's message with a sentence for each refund; once all comes back, those sentences alone. */
export function withRefunds(
  message: string,
  order: Order,
  refunds: Refund[],
  { server }: PaymentLabels,
): string {
  const sentences = refunds.flatMap((refund) => {
    const { label } = refundRulesOf(refund.state);
    const values = { price: formatPaise(refund.amountPaise), service: itemOf(order) };
    return label ? [fill(server[label], values)] : [];
  });
  const isAll = sentences.length > 0 && refundedPaise(refunds) >= order.amountPaise;
  return [...(isAll ? [] : [message]), ...sentences].join(' ');
}
