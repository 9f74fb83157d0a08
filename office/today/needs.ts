import type { OrderRow } from '#contract/office/orders.ts';
import { alertOf, type Words } from '../words/words.ts';

/** Flags after which the money may have to go back. */
const refundable: ReadonlySet<string> = new Set([
  'paid_late',
  'amount_differs',
  'bought_twice',
  'refund_failed',
]);

/** What an order needs somebody for. */
interface Need {
  key: string;
  title: string;
  text: string;
}

/** Whether the payer has paid and nobody has called. */
export const isCallDue = ({ state, calledAtMs, phone }: OrderRow): boolean =>
  state === 'paid' && calledAtMs === null && phone !== null;

/** Whether a refund may be the answer to a flag. */
export const mayNeedRefund = ({ flags }: OrderRow): boolean =>
  flags.some((flag) => refundable.has(flag));

/** The orders in the order in which they need somebody: flagged ones first, the oldest first among each. */
export const byUrgency = (orders: OrderRow[]): OrderRow[] =>
  [...orders].sort((a, b) => Number(b.flags.length > 0) - Number(a.flags.length > 0));

/** All that an order needs somebody for, in words. */
export function needsOf(order: OrderRow, words: Words): Need[] {
  const { notCalledTitle, notCalledText } = words.office.today;
  const flags = order.flags.map((flag) => {
    const { subject, text } = alertOf(words, flag);
    return { key: flag, title: subject, text };
  });
  if (!isCallDue(order)) return flags;
  return [...flags, { key: 'call', title: notCalledTitle, text: notCalledText }];
}
