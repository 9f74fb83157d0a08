import type { OrderRow } from '#contract/office/orders.ts';
import { alertOf, type Words } from '../words/words.ts';

/** Flags that may call for a refund. */
const refundable: ReadonlySet<string> = new Set([
  'paid_late',
  'amount_differs',
  'bought_twice',
  'refund_failed',
]);

/** Why an order needs attention. */
interface Need {
  key: string;
  title: string;
  text: string;
}

/** Whether the payer has paid and has not been called. */
export const isCallDue = ({ state, calledAtMs, phone }: OrderRow): boolean =>
  state === 'paid' && calledAtMs === null && phone !== null;

/** Whether a refund may be the answer to a flag. */
export const mayNeedRefund = ({ flags }: OrderRow): boolean =>
  flags.some((flag) => refundable.has(flag));

/** Flagged orders first; otherwise the order stays, which is oldest first. */
export const byUrgency = (orders: OrderRow[]): OrderRow[] =>
  [...orders].sort((a, b) => Number(b.flags.length > 0) - Number(a.flags.length > 0));

/** Every reason why an order needs attention, in words. */
export function needsOf(order: OrderRow, words: Words): Need[] {
  const { notCalledTitle, notCalledText } = words.office.today;
  const flags = order.flags.map((flag) => {
    const { subject, text } = alertOf(words, flag);
    return { key: flag, title: subject, text };
  });
  if (!isCallDue(order)) return flags;
  return [...flags, { key: 'call', title: notCalledTitle, text: notCalledText }];
}
