import { boughtTwiceFlag } from './bought-twice.ts';
import type { Confirmation } from './confirmation.ts';
import type { Order } from './order.ts';
import { addFlag, wasFlagged } from './store.ts';

/** The reasons for a flag: why a person must look at an order (docs/operations.md, Alerts). */
export const flagReasons = {
  late: 'paid_late',
  amount: 'amount_differs',
  disagrees: 'provider_disagrees',
  twice: boughtTwiceFlag,
} as const;

/**
 * Flags an order and alerts staff. Every check finds the same reason again: the alert is raised once, even
 * after somebody has resolved the flag.
 */
export async function flagOrder(
  order: Order,
  flag: Pick<Parameters<typeof addFlag>[2], 'attention' | 'payment'>,
  { db, nowMs, cause, alert }: Confirmation,
): Promise<Order | undefined> {
  const { attention } = flag;
  if (order.attention?.includes(attention)) return order;
  if (await wasFlagged(db, order.id, attention)) return order;
  alert(order.id, attention);
  return await addFlag(db, order.id, { ...flag, cause, atMs: nowMs() });
}
