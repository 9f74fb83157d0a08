import { sql } from 'kysely';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, OrdersTable } from '#server/database/tables.ts';
import {
  exportOrder,
  importOrder,
  type TransferRow,
  transferRowSchema,
} from './order-transfer.schema.ts';

/** Rows that are read or written at once. */
const batchSize = 500;

/** The import was refused, and nothing of it was stored; the message quotes nobody's details. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/**
 * Every row of the database as of one moment: each order before its history and its mail. Holds
 * SQLite's only connection until the end, so it wants a Database of its own.
 */
export async function* exportAll(db: Database): AsyncGenerator<TransferRow, void, undefined> {
  const snapshot = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    // A reader may be slow, and this transaction locks nothing.
    if (isPostgres(db)) {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot);
    }
    for await (const orders of ordersOf(snapshot)) yield* rowsOf(snapshot, orders);
  } finally {
    await snapshot.rollback().execute();
  }
}

async function* ordersOf(tx: DatabaseTransaction): AsyncGenerator<OrdersTable[]> {
  let last = '';
  for (;;) {
    const orders = await tx
      .selectFrom('orders')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    const end = orders.at(-1);
    if (!end) return;
    yield orders;
    last = end.id;
  }
}

async function* rowsOf(
  tx: DatabaseTransaction,
  orders: OrdersTable[],
): AsyncGenerator<TransferRow, void, undefined> {
  const ids = orders.map(({ id }) => id);
  const moves = tx.selectFrom('order_moves').selectAll().where('order_id', 'in', ids);
  const mails = tx.selectFrom('mails').selectAll().where('order_id', 'in', ids);
  for (const row of orders) yield { table: 'orders', row: exportOrder(row) };
  for (const row of await moves.orderBy('order_id').orderBy('seq').execute()) {
    yield { table: 'order_moves', row };
  }
  for (const row of await mails.orderBy('order_id').execute()) yield { table: 'mails', row };
}

/**
 * Stores the rows of exportAll in an empty database, all or nothing, and returns how many. Throws
 * an ImportError where the database holds orders already or a row is not one of ours.
 */
export async function importAll(
  db: Database,
  rows: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const any = await tx.selectFrom('orders').select('id').limit(1).executeTakeFirst();
    if (any) throw new ImportError('The database holds orders already; import into an empty one');
    let count = 0;
    let batch: TransferRow[] = [];
    for await (const row of rows) {
      count += 1;
      batch.push(parseRow(row, count));
      if (batch.length === batchSize) {
        await insertRows(tx, batch);
        batch = [];
      }
    }
    await insertRows(tx, batch);
    return count;
  });
}

function parseRow(row: unknown, line: number): TransferRow {
  const { success, data, error } = transferRowSchema.safeParse(row);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.join('.') || 'table').join(', ');
  throw new ImportError(`Row ${line} is not a row of an export; wrong: ${fields}`);
}

/** Orders first: history and mails point to them. */
async function insertRows(tx: DatabaseTransaction, batch: TransferRow[]): Promise<void> {
  const orders = batch.flatMap(({ table, row }) => (table === 'orders' ? [importOrder(row)] : []));
  const moves = batch.flatMap(({ table, row }) => (table === 'order_moves' ? [row] : []));
  const mails = batch.flatMap(({ table, row }) => (table === 'mails' ? [row] : []));
  if (orders.length > 0) await tx.insertInto('orders').values(orders).execute();
  if (moves.length > 0) await tx.insertInto('order_moves').values(moves).execute();
  if (mails.length > 0) await tx.insertInto('mails').values(mails).execute();
}
