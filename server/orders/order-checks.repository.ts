import { type OrderState, orderStates, rulesOf } from '#contract/order-states.ts';
import { type Lease, leaseDue } from '#server/database/leases.ts';
import type { Database } from '#server/database/tables.ts';
import type { Order } from './order.ts';

/**
 * What hurries and what does not: orders whose payer waits or that a webhook speaks of, and settled
 * ones, whose many checks must not hold up the others.
 */
export type CheckQueue = 'waiting' | 'settled';

const unsettledStates = orderStates.filter((state) => !rulesOf(state).isSettled);

/** Leases the orders of a queue whose check is due, until the lease ends or scheduleCheck is called. */
export const leaseDueOrders = (db: Database, queue: CheckQueue, lease: Lease): Promise<Order[]> =>
  leaseDue(db, 'orders', lease, ({ eb, or, not }) => {
    const hurries = or([
      eb('state', 'in', unsettledStates),
      eb('checkRequestedAtMs', 'is not', null),
    ]);
    return queue === 'waiting' ? hurries : not(hurries);
  });

/**
 * Gives a leased order or refund back, with its next check and how many have been made. Null ends the
 * checks. Where a check was requested after the question was asked, the response cannot know why: the check
 * that the request made due stays. One that is not leased any more stays as it is.
 */
export async function scheduleCheck(
  db: Database,
  id: string,
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
        // Kysely writes a bare number into the text, which would be another statement each time.
        .then(val(nextCheckAtMs))
        .else(ref('nextCheckAtMs'))
        .end(),
      checks,
      leasedUntilMs: null,
    }))
    .where('id', '=', id)
    .where('leasedUntilMs', 'is not', null)
    .execute();
}

const finalStates: OrderState[] = orderStates.filter((state) => rulesOf(state).isFinal);

/**
 * Makes a check due now, also of an order that had been given up, for money may have come late; one
 * that is under way is followed by another. False where there is no such order, or where it is in a state that leaves nothing to ask.
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
