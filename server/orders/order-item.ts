import { labelsOfService } from '#contract/catalogue.ts';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { type Counts, describeCounts } from '#contract/counts.ts';
import { formatUnits } from '#contract/money.ts';
import type { Order } from './order.ts';

/** What is bought, and at which total. */
export type OrderItem = Pick<
  Order,
  'serviceName' | 'quantity' | 'counts' | 'unit' | 'amountPaise' | 'taxPaise'
>;

/** What the quantity of an order is made of; null where that was not said. */
export const countsOf = ({ counts }: Pick<Order, 'counts'>): Counts | null =>
  counts === null ? null : JSON.parse(counts);

/** What the quantity is made of, without the words of a language: width 20 × height 10. */
export const countsByKey = (item: Pick<Order, 'counts'>): string =>
  Object.entries(countsOf(item) ?? {})
    .map((count) => count.join(' '))
    .join(' × ');

/**
 * What was bought, in one line: Flex Banner Printing (200 × ₹14 /sq.ft, 20 × 10 ft). Where it is one unit,
 * the name of the service says all. Service, unit and counts are called as in the content of a language;
 * without one, by their keys.
 */
export function describeItem(
  item: OrderItem,
  content?: Pick<CheckoutContent, 'catalogue' | 'labels'>,
): string {
  const { quantity, amountPaise, taxPaise } = item;
  const { service, unit } = labelsOfService(item, content?.catalogue);
  const unitPaise = (amountPaise - taxPaise) / quantity;
  const details = [
    quantity > 1 && formatUnits(quantity, unitPaise, unit ?? undefined),
    content ? describeCounts(countsOf(item) ?? {}, content.labels.counts) : countsByKey(item),
  ].filter(Boolean);
  return details.length === 0 ? service : `${service} (${details.join(', ')})`;
}

/**
 * What a payer typed, on one line: without line breaks that forge a line of a list or a mail,
 * without the characters that command a terminal, and without those that turn its direction.
 */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
