import { type OrderState, orderStates, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import { type Lease, leaseDue } from '#server/jobs/leases.ts';
import type { Order } from './order.ts';

/**
 * Three queues, so that many orders of one hold up none of another: `requested`, of which a webhook has spoken;
 * `waiting`, which may still be paid; and `settled`, which are checked for late money and each night.
 */
export type CheckQueue = 'requested' | 'waiting' | 'settled';

const settledStates = orderStates.filter((state) => rulesOf(state).isSettled);
const unsettledStates = orderStates.filter((state) => !rulesOf(state).isSettled);

/** Leases the orders of a queue whose check is due, until the lease ends or scheduleCheck is called. */
export const leaseDueOrders = (db: Database, queue: CheckQueue, lease: Lease): Promise<Order[]> =>
  leaseDue(db, 'orders', lease, ({ and, eb, not }) => {
    const isRequested = eb('checkRequestedAtMs', 'is not', null);
    if (queue === 'requested') return isRequested;
    // By the other states: SQLite would look for these in the index of all orders by state, and sort them.
    const others = queue === 'waiting' ? settledStates : unsettledStates;
    return and([not(isRequested), eb('state', 'not in', others)]);
  });

/**
 * Releases the lease of an order or refund, and stores when its next check is due (null: never) and how many
 * have been made. If a check was requested in the meantime, that one stays due: the answer that led to this
 * call may be older than the news. Does nothing if the lease was released already or taken by another worker.
 */
export async function scheduleCheck(
  db: Database,
  { id, leasedUntilMs }: Pick<Order, 'id' | 'leasedUntilMs'>,
  { nextCheckAtMs, checks }: Pick<Order, 'nextCheckAtMs' | 'checks'>,
  table: 'orders' | 'refunds' = 'orders',
): Promise<void> {
  await db
    // The columns of checks have the same types in both.
    .updateTable(table as 'orders')
    .set(({ eb, ref, val }) => ({
      nextCheckAtMs: eb
        .case()
        .when('checkRequestedAtMs', 'is', null)
        // A bare number would become part of the SQL, and so make a new statement each time.
        .then(val(nextCheckAtMs))
        .else(ref('nextCheckAtMs'))
        .end(),
      checks,
      leasedUntilMs: null,
    }))
    .where('id', '=', id)
    .where('leasedUntilMs', '=', leasedUntilMs)
    .execute();
}

const finalStates: OrderState[] = orderStates.filter((state) => rulesOf(state).isFinal);

/**
 * Makes a check due now, also for an order that had been given up, because money may have come late. A
 * check that is under way is followed by another one. False if there is no such order, or if its state
 * leaves nothing to ask.
 */
export async function requestCheck(
  db: Database,
  id: string,
  nowMs: number,
  nothingToAsk = finalStates,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ nextCheckAtMs: nowMs, checkRequestedAtMs: nowMs })
    .where('id', '=', id)
    .where('state', 'not in', nothingToAsk)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
