import { rulesOf } from '#contract/order-states.ts';
import { type DatabaseOptions, openDatabase } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema.ts';
import type { Order, OrderMove } from '#server/orders/order.ts';

/** An order with all that is stored about it. */
export interface StoredOrder {
  row: Order;
  /** The history, in order. */
  moves: OrderMove[];
  mails: Tables['mails'][];
}

/** Every stored order by its id, in one snapshot. Servers may be running. */
export async function readStoredOrders(options: DatabaseOptions): Promise<StoredOrders> {
  const orders: StoredOrders = new Map();
  const db = await openDatabase(options);
  try {
    const snapshot = db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only');
    return await snapshot.execute(async (tx) => {
      for (const row of await tx.selectFrom('orders').selectAll().execute()) {
        orders.set(row.id, { row, moves: [], mails: [] });
      }
      for (const move of await tx.selectFrom('orderMoves').selectAll().orderBy('seq').execute()) {
        orders.get(move.orderId)?.moves.push(move);
      }
      for (const mail of await tx.selectFrom('mails').selectAll().execute()) {
        orders.get(mail.orderId)?.mails.push(mail);
      }
      return orders;
    });
  } finally {
    await db.destroy();
  }
}

type StoredOrders = Map<string, StoredOrder>;

const idsWhere = (orders: StoredOrders, holds: (row: Order) => boolean) =>
  [...orders.values()].flatMap(({ row }) => (holds(row) ? [row.id] : []));

/** Orders whose outcome is not known yet. */
export const unsettled = (orders: StoredOrders) =>
  idsWhere(orders, ({ state }) => !rulesOf(state).isSettled);

/** Orders that an instance has leased for a check. */
export const leased = (orders: StoredOrders) =>
  idsWhere(orders, ({ leasedUntilMs }) => (leasedUntilMs ?? 0) > Date.now());

/** Who or what settled the orders. */
export const settledBy = (orders: StoredOrders) =>
  new Set([...orders.values()].map(({ moves }) => moves.at(-1)?.cause));
