import type { OrderState } from '#contract/order-states.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { Order } from './order.ts';
import { selectOrders } from './order-columns.ts';

/** How much is taken at once, and for how long. */
export interface Lease {
  nowMs: number;
  limit: number;
  /** Longer than the work takes: after it, another instance takes what was not finished. */
  leaseMs: number;
}

/**
 * The orders whose next check is due, the longest waiting first. Until the lease ends or
 * scheduleCheck is called, no other caller gets them, in whatever instance. The next check is then
 * the lease's end, so an order whose next check is another one was asked for meanwhile.
 */
export async function leaseDueOrders(
  db: Database,
  { nowMs, limit, leaseMs }: Lease,
): Promise<Order[]> {
  return await inTransaction(db, async (tx) => {
    const due = await selectOrders(tx)
      .where('next_check_at_ms', '<=', nowMs)
      .where(({ eb, or }) =>
        or([eb('leased_until_ms', 'is', null), eb('leased_until_ms', '<=', nowMs)]),
      )
      .orderBy('next_check_at_ms')
      .limit(limit)
      .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
      .execute();
    if (due.length > 0) {
      await tx
        .updateTable('orders')
        .set({ leased_until_ms: nowMs + leaseMs, next_check_at_ms: nowMs + leaseMs })
        .where(
          'id',
          'in',
          due.map(({ id }) => id),
        )
        .execute();
    }
    return due;
  });
}

/**
 * Gives a leased order back, with its next check and how many have been made. Null ends the checks.
 * False, and the next check stays, where it is not as leased any more: checks have ended meanwhile,
 * or a hint came after the question was asked, and the answer cannot know of it.
 */
export async function scheduleCheck(
  db: Database,
  id: string,
  { nextCheckAtMs, checks }: Pick<Order, 'nextCheckAtMs' | 'checks'>,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const asLeased = await tx
      .updateTable('orders')
      .set({ next_check_at_ms: nextCheckAtMs, checks, leased_until_ms: null })
      .where('id', '=', id)
      .whereRef('leased_until_ms', '=', 'next_check_at_ms')
      .executeTakeFirst();
    if (asLeased.numUpdatedRows > 0n) return true;
    await tx
      .updateTable('orders')
      .set({ checks, leased_until_ms: null })
      .where('id', '=', id)
      .where('leased_until_ms', 'is not', null)
      .execute();
    return false;
  });
}

/**
 * Makes a check due now, also of an order that had been given up, for money may have come late; one
 * that is under way is followed by another. False where there is no such order, or where it is in a state that leaves nothing to ask.
 */
export async function requestCheck(
  db: Database,
  id: string,
  nowMs: number,
  nothingToAsk: OrderState[] = ['paid'],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ next_check_at_ms: nowMs })
    .where('id', '=', id)
    .where('state', 'not in', nothingToAsk)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether a check of the order is due that nobody has begun, as after a webhook's hint. */
export async function isHinted(
  tx: DatabaseTransaction,
  { id, nextCheckAtMs }: Order,
  nowMs: number,
): Promise<boolean> {
  if (nextCheckAtMs === null || nextCheckAtMs > nowMs) return false;
  const waiting = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', id)
    .where(({ eb, or, ref }) =>
      or([eb('leased_until_ms', 'is', null), eb('leased_until_ms', '!=', ref('next_check_at_ms'))]),
    )
    .executeTakeFirst();
  return waiting !== undefined;
}
