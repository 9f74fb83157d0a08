import { rulesOf } from '#contract/order-states.ts';
import { type DatabaseOptions, openDatabase } from '#server/database/connection.ts';
import type { MailsTable, OrderMovesTable } from '#server/database/tables.ts';
import { exportAll, type TransferRow } from '#server/orders/orders.repository.ts';

type OrderRow = Extract<TransferRow, { table: 'orders' }>['row'];

/** An order with all that is stored about it. */
export interface StoredOrder {
  row: OrderRow;
  /** The history, by its numbers. */
  moves: OrderMovesTable[];
  mails: MailsTable[];
}

/** Every stored order by its id, as of one moment. Servers may be at work meanwhile. */
export async function readStoredOrders(options: DatabaseOptions): Promise<StoredOrders> {
  const orders: StoredOrders = new Map();
  const db = await openDatabase(options);
  try {
    for await (const { table, row } of exportAll(db)) {
      if (table === 'orders') orders.set(row.id, { row, moves: [], mails: [] });
      if (table === 'order_moves') orders.get(row.order_id)?.moves.push(row);
      if (table === 'mails') orders.get(row.order_id)?.mails.push(row);
    }
    return orders;
  } finally {
    await db.destroy();
  }
}

type StoredOrders = Map<string, StoredOrder>;

const idsWhere = (orders: StoredOrders, holds: (row: OrderRow) => boolean) =>
  [...orders.values()].flatMap(({ row }) => (holds(row) ? [row.id] : []));

/** Orders whose outcome is not known yet. */
export const unsettled = (orders: StoredOrders) =>
  idsWhere(orders, ({ state }) => !rulesOf(state).isSettled);

/** Orders that an instance has taken for checking, its lease still running. */
export const leased = (orders: StoredOrders) =>
  idsWhere(orders, ({ leased_until_ms }) => (leased_until_ms ?? 0) > Date.now());

/** Who or what settled the orders. */
export const settledBy = (orders: StoredOrders) =>
  new Set([...orders.values()].map(({ moves }) => moves.at(-1)?.cause));
