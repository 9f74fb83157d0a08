import { inTransaction } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { appendMove } from './moves.ts';
import { nameWords } from './name-words.ts';
import type { NewOrder, Order } from './order.ts';
import { newOrderCode } from './order-id.ts';
import { describeItem } from './order-item.ts';

/** Stores a new order with a new code, or finds the one with its idempotency key: compare `requestDigest`. */
export async function insertOrder(
  db: Database,
  { cause, ...order }: NewOrder,
  makeCode = newOrderCode,
): Promise<{ created: boolean; order: Order }> {
  return await inTransaction(db, async (tx) => {
    const created = await tx
      .insertInto('orders')
      .values({
        ...order,
        code: makeCode(),
        state: 'created',
        updatedAtMs: order.createdAtMs,
        checks: 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!created) {
      const existing = await findOrderByKey(tx, order.idempotencyKey);
      // Another order has the code, or the key was freed between the two statements.
      if (!existing) return await insertOrder(tx, { cause, ...order }, makeCode);
      return { created: false, order: existing };
    }
    const { id, createdAtMs: atMs } = order;
    const words = nameWords(order.name).map((word) => ({ word, createdAtMs: atMs, orderId: id }));
    if (words.length > 0) await tx.insertInto('orderWords').values(words).execute();
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

/** The order with that id, or undefined. */
export const findOrder = (db: Database, id: string): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();

/** The order with that code, or undefined. */
export const findOrderByCode = (db: Database, code: string): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('code', '=', code).executeTakeFirst();

/** The codes of these orders, by id. */
export async function codesOf(db: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const orders = db.selectFrom('orders').select(['id', 'code']).where('id', 'in', ids);
  return new Map((await orders.execute()).map(({ id, code }) => [id, code]));
}

/** The order with that idempotency key, or undefined. */
export const findOrderByKey = (db: Database, key: string): Promise<Order | undefined> =>
  db.selectFrom('orders').selectAll().where('idempotencyKey', '=', key).executeTakeFirst();
