import type { OrderEvent } from '#contract/order-states.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { OrderMove } from './order.ts';

/** Adds to an order's history. The transaction must hold the order's row. */
export async function appendMove(tx: DatabaseTransaction, move: OrderMove): Promise<void> {
  await tx
    .insertInto('order_moves')
    .values(({ selectFrom, fn, val }) => ({
      order_id: move.orderId,
      seq: selectFrom('order_moves')
        .where('order_id', '=', move.orderId)
        .select(({ eb }) => eb(fn.coalesce(fn.max('seq'), val(0)), '+', val(1)).as('seq')),
      event: move.event,
      from_state: move.from,
      to_state: move.to,
      cause: move.cause,
      at_ms: move.atMs,
    }))
    .execute();
}

/** What has happened to an order, oldest first; empty for an unknown one. */
export async function historyOf(db: Database, id: string): Promise<OrderMove[]> {
  return await db
    .selectFrom('order_moves')
    .select([
      'order_id as orderId',
      'event',
      'from_state as from',
      'to_state as to',
      'cause',
      'at_ms as atMs',
    ])
    .where('order_id', '=', id)
    .orderBy('seq')
    .execute();
}

/** Whether the event is in the order's history. */
export async function hasHappened(db: Database, id: string, event: OrderEvent): Promise<boolean> {
  const move = await db
    .selectFrom('order_moves')
    .select('seq')
    .where('order_id', '=', id)
    .where('event', '=', event)
    .executeTakeFirst();
  return move !== undefined;
}
