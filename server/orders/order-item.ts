import { labelsOfService } from '#contract/catalogue.ts';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import { type Counts, describeCounts } from '#contract/counts.ts';
import { formatUnits } from '#contract/money.ts';
import type { Order } from './order.ts';

/** Service, quantity and total. */
export type OrderItem = Pick<
  Order,
  'serviceName' | 'quantity' | 'counts' | 'unit' | 'amountPaise' | 'taxPaise'
>;

/** The breakdown of the quantity, or null. */
export const countsOf = ({ counts }: Pick<Order, 'counts'>): Counts | null =>
  counts === null ? null : JSON.parse(counts);

/** The breakdown of the quantity by its keys: width 20 × height 10. */
export const countsByKey = (item: Pick<Order, 'counts'>): string =>
  Object.entries(countsOf(item) ?? {})
    .map((count) => count.join(' '))
    .join(' × ');

/** Flex Banner Printing (20 × 10 ft, 200 × ₹14 /sq.ft): in the language of `content`, otherwise by the keys. */
export function describeItem(
  item: OrderItem,
  content?: Pick<CheckoutContent, 'catalogue' | 'labels'>,
): string {
  const { quantity, amountPaise, taxPaise } = item;
  const { service, unit } = labelsOfService(item, content?.catalogue);
  const unitPaise = (amountPaise - taxPaise) / quantity;
  const details = [
    content ? describeCounts(countsOf(item) ?? {}, content.labels.counts) : countsByKey(item),
    quantity > 1 && formatUnits(quantity, unitPaise, unit ?? undefined),
  ].filter(Boolean);
  return details.length === 0 ? service : `${service} (${details.join(', ')})`;
}

/** A payer's text on one line, without control characters and direction marks. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
