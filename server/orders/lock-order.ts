import { sql } from 'kysely';
import { isPostgres } from '#server/database/engine.ts';
import type { DatabaseTransaction } from '#server/database/schema.ts';
import type { Changes } from './move-changes.ts';
import type { Order } from './order.ts';

/** The order, which nobody else can change until the transaction ends; undefined if unknown. */
export async function lockOrder(tx: DatabaseTransaction, id: string): Promise<Order | undefined> {
  return await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    // On SQLite the transaction itself is the only one that writes.
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Changes columns of an order, which the transaction has locked, and returns it as it then stands. */
export const updateOrder = (
  tx: DatabaseTransaction,
  id: string,
  changes: Changes,
): Promise<Order> => update(tx, id, changes).executeTakeFirstOrThrow();

/**
 * Changes columns of an order as `updateOrder` does, and locks the payer's phone number for this transaction: of two orders that are paid at
 * once, the second one must see the first one. It is one statement, for each takes a round trip.
 */
export async function updateAndLockPhone(
  tx: DatabaseTransaction,
  id: string,
  changes: Changes,
): Promise<Order> {
  // On SQLite the transaction itself is the only one that writes.
  if (!isPostgres(tx)) return await updateOrder(tx, id, changes);
  const lock = sql<void>`pg_advisory_xact_lock(hashtextextended(coalesce(phone, ''), 0))`;
  const { phoneLock, ...order } = await update(tx, id, changes)
    .returning(lock.as('phoneLock'))
    .executeTakeFirstOrThrow();
  return order;
}

const update = (tx: DatabaseTransaction, id: string, changes: Changes) =>
  tx.updateTable('orders').set(changes).where('id', '=', id).returningAll();
