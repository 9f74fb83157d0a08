import { isPostgres } from '#server/database/engine.ts';
import type { DatabaseTransaction } from '#server/database/tables.ts';
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
export async function updateOrder(
  tx: DatabaseTransaction,
  id: string,
  changes: Changes,
): Promise<Order> {
  return await tx
    .updateTable('orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
