import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { rulesOf } from '#contract/order-states.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import type { Order } from '#server/orders/order.ts';
import { describeItem } from '#server/orders/order-item.ts';
import { refundPolicy } from './policy.ts';
import { type Refund, refundedPaise } from './store.ts';

/** The refunds that the payer knows of, in paise: those that the provider has accepted or completed. */
export const announcedPaise = (refunds: Refund[]): number =>
  refundedPaise(refunds.filter(({ state }) => refundRulesOf(state).label));

/**
 * Adds a sentence for each refund to a payer's message. Once everything is refunded, or if the order is not
 * paid, those sentences replace the message, which would contradict them.
 */
export function withRefundMessages(
  message: string,
  order: Order,
  refunds: Refund[],
  content: Pick<CheckoutContent, 'catalogue' | 'labels'>,
): string {
  const sentences = refunds.flatMap((refund) => {
    const { label } = refundRulesOf(refund.state);
    const values = {
      price: formatPaise(refund.amountPaise),
      service: describeItem(order, content),
      ...refundPolicy.creditedDays,
    };
    return label ? [fill(content.labels.server[label], values)] : [];
  });
  const { isPaid } = rulesOf(order.state);
  const isAll = !isPaid || announcedPaise(refunds) >= order.amountPaise;
  return [...(sentences.length > 0 && isAll ? [] : [message]), ...sentences].join(' ');
}
