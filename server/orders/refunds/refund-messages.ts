import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import type { Order } from '../order.ts';
import { itemOf } from '../order-item.ts';
import { type Refund, refundedPaise } from './refund.ts';

/** What the payer is told to get back, in paise: what the provider has taken, and has not failed. */
export const toldPaise = (refunds: Refund[]): number =>
  refundedPaise(refunds.filter(({ state }) => refundRulesOf(state).label));

/** A payer's message with a sentence for each refund; once all comes back, those sentences alone. */
export function withRefundMessages(
  message: string,
  order: Order,
  refunds: Refund[],
  { catalogue, labels }: Pick<CheckoutContent, 'catalogue' | 'labels'>,
): string {
  const sentences = refunds.flatMap((refund) => {
    const { label } = refundRulesOf(refund.state);
    const values = { price: formatPaise(refund.amountPaise), service: itemOf(order, catalogue) };
    return label ? [fill(labels.server[label], values)] : [];
  });
  const isAll = sentences.length > 0 && refundedPaise(refunds) >= order.amountPaise;
  return [...(isAll ? [] : [message]), ...sentences].join(' ');
}
