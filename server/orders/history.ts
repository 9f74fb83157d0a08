import { type Insertable, sql } from 'kysely';
import type { OrderEvent } from '#contract/order-states.ts';
import type { Database, DatabaseTransaction, OrderMovesTable } from '#server/database/schema.ts';
import type { OrderMove } from './order.ts';

/** Adds to an order's history. The transaction must hold the order's row. */
export async function appendMove(
  tx: DatabaseTransaction,
  move: Omit<Insertable<OrderMovesTable>, 'seq'>,
): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from order_moves where order_id = ${move.orderId})`;
  await tx
    .insertInto('orderMoves')
    .values({ ...move, seq })
    .execute();
}

/** What has happened to an order, oldest first; empty for an unknown one. */
export async function historyOf(db: Database, id: string): Promise<OrderMove[]> {
  return await db
    .selectFrom('orderMoves')
    .selectAll()
    .where('orderId', '=', id)
    .orderBy('seq')
    .execute();
}

/** Whether the order has been flagged for that reason since a time, resolved or not; by a flag alone, not with a move. */
export async function wasFlagged(
  db: Database,
  id: string,
  flag: string,
  sinceMs = 0,
): Promise<boolean> {
  const history = await historyOf(db, id);
  return history.some(
    ({ atMs, event, note }) => event === 'FlagRaised' && note === flag && atMs >= sinceMs,
  );
}

/** Whether the event is in the order's history. */
export async function hasHappened(db: Database, id: string, event: OrderEvent): Promise<boolean> {
  const move = await db
    .selectFrom('orderMoves')
    .select('seq')
    .where('orderId', '=', id)
    .where('event', '=', event)
    .executeTakeFirst();
  return move !== undefined;
}
