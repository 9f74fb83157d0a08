import { rulesOf } from '#contract/order-states.ts';
import { inTransaction } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { underWayMessage, watchedRefunds } from '#server/refunds/store.ts';
import { indianTimeWithZone } from './indian-time.ts';
import { ActionRejected, eraseDetails, lockOrder } from './moves.ts';
import type { Order } from './order.ts';
import { lateMs } from './schedule.ts';

/** Throws ActionRejected if an order is under way, or a refund of it is or may still be completed. */
export async function requireErasable(db: Database, orders: Order[]): Promise<void> {
  // An unsettled order may still be paid, and staff may have to call the payer.
  const unsettled = orders.find(({ state }) => !rulesOf(state).isSettled);
  if (unsettled) {
    const { id, state } = unsettled;
    throw new ActionRejected(
      `${id} is under way (${state}): nothing was erased. Try again in an hour`,
    );
  }
  // Staff may have to call the payer if a refund fails.
  const refunds = await watchedRefunds(db);
  const refund = refunds.find(({ orderId }) => orders.some(({ id }) => id === orderId));
  if (!refund) return;
  if (refund.state !== 'failed') throw new ActionRejected(underWayMessage(refund));
  const endsAtMs = refund.updatedAtMs + lateMs;
  throw new ActionRejected(
    `Refund ${refund.id} failed, but may still be completed until ${indianTimeWithZone(endsAtMs)}: nothing was erased`,
  );
}

/** Erases the payer's details of all these orders, or of none. Throws ActionRejected. */
export async function eraseOrders(
  db: Database,
  ids: string[],
  details: Parameters<typeof eraseDetails>[2],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of ids) {
      await requireErasable(tx, [await lockOrder(tx, id)]);
      await eraseDetails(tx, id, details);
    }
  });
}
