import { inTransaction } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { appendMove } from './moves.ts';
import type { NewOrder, Order } from './order.ts';
import { describeItem } from './order-item.ts';

/** Stores a new order, or finds the one with the same idempotency key; the caller compares `requestDigest`. */
export async function insertOrder(
  db: Database,
  { cause, ...order }: NewOrder,
): Promise<{ created: boolean; order: Order }> {
  return await inTransaction(db, async (tx) => {
    const created = await tx
      .insertInto('orders')
      .values({
        ...order,
        state: 'created',
        updatedAtMs: order.createdAtMs,
        checks: 0,
      })
      .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!created) {
      const existing = await findOrderByKey(tx, order.idempotencyKey);
      // The key was freed between the two statements.
      if (!existing) return await insertOrder(tx, { cause, ...order });
      return { created: false, order: existing };
    }
    const { id, createdAtMs: atMs } = order;
    await appendMove(tx, {
      orderId: id,
      event: 'Created',
      fromState: null,
      toState: 'created',
      cause,
      atMs,
      note: created.quantity === 1 && created.counts === null ? null : describeItem(created),
    });
    return { created: true, order: created };
  });
}

/** The order of that id, or undefined. */
export const findOrder = (db: Database, id: string): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

/** The order with that idempotency key, or undefined. */
export const findOrderByKey = (db: Database, key: string): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('idempotencyKey', '=', key).executeTakeFirst();
