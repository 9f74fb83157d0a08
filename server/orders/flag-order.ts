import { boughtTwiceFlag } from './bought-twice.ts';
import type { PaymentCheckDeps } from './deps.ts';
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
  details: Pick<Parameters<typeof addFlag>[2], 'flag' | 'payment'>,
  { db, nowMs, cause, alert }: PaymentCheckDeps,
): Promise<Order | undefined> {
  const { flag } = details;
  if (order.flag?.includes(flag)) return order;
  if (await wasFlagged(db, order.id, flag)) return order;
  alert(order.id, flag);
  return await addFlag(db, order.id, { ...details, cause, atMs: nowMs() });
}
