import { sql } from 'kysely';
import { z } from 'zod';
import { isPostgres } from '#server/database/engine.ts';
import {
  type Database,
  type DatabaseTransaction,
  mailRowSchema,
  orderMoveRowSchema,
  orderRowSchema,
  refundRowSchema,
} from '#server/database/schema.ts';
import type { Order } from './order.ts';

/** A row of an export, as the tables name it. */
type TransferRow = z.infer<typeof transferRow>;
const transferRow = z.discriminatedUnion('table', [
  z.strictObject({ table: z.literal('orders'), row: orderRowSchema }),
  z.strictObject({ table: z.literal('orderMoves'), row: orderMoveRowSchema }),
  z.strictObject({ table: z.literal('mails'), row: mailRowSchema }),
  z.strictObject({ table: z.literal('refunds'), row: refundRowSchema }),
]);

/** A table's or column's name in SQL and in an export: created_at_ms for createdAtMs. */
const toSnakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toCamelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const rename = (row: object, nameOf: (name: string) => string): ExportedRow['row'] =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [nameOf(name), value]));

/** A row as a line of an export has it. */
export interface ExportedRow {
  table: string;
  row: Record<string, unknown>;
}

const exportRow = ({ table, row }: TransferRow): ExportedRow => ({
  table: toSnakeCase(table),
  row: rename(row, toSnakeCase),
});

/** Reads a line of an export. */
export const exportedRowSchema = z
  .strictObject({ table: z.string(), row: z.record(z.string(), z.unknown()) })
  .transform(({ table, row }) => ({ table: toCamelCase(table), row: rename(row, toCamelCase) }))
  .pipe(transferRow);

/** Rows that are read or written at once. */
const batchSize = 500;

/** The import was refused, and nothing of it was stored; the message quotes nobody's details. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Every row of the database as of one moment: each order before its history, mail and refunds. */
export async function* exportAll(db: Database): AsyncGenerator<ExportedRow, void, undefined> {
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

async function* ordersOf(tx: DatabaseTransaction): AsyncGenerator<Order[]> {
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
  orders: Order[],
): AsyncGenerator<ExportedRow, void, undefined> {
  const ids = orders.map(({ id }) => id);
  const moves = tx.selectFrom('orderMoves').selectAll().where('orderId', 'in', ids);
  const mails = tx.selectFrom('mails').selectAll().where('orderId', 'in', ids);
  const refunds = tx.selectFrom('refunds').selectAll().where('orderId', 'in', ids);
  for (const row of orders) yield exportRow({ table: 'orders', row });
  for (const row of await moves.orderBy('orderId').orderBy('seq').execute()) {
    yield exportRow({ table: 'orderMoves', row });
  }
  for (const row of await mails.orderBy('orderId').execute()) {
    yield exportRow({ table: 'mails', row });
  }
  for (const row of await refunds
    .orderBy('orderId')
    .orderBy('createdAtMs')
    .orderBy('id')
    .execute()) {
    yield exportRow({ table: 'refunds', row });
  }
}

/**
 * Stores the rows of exportAll in an empty database, all or nothing, and returns how many. Throws
 * an ImportError where the database holds orders already or a row is not one of ours.
 */
export async function importAll(
  db: Database,
  rows: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<number> {
  // Not repeated where it fails: the rows can be read once only.
  return await db.transaction().execute(async (tx) => {
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
  const { success, data, error } = exportedRowSchema.safeParse(row);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.map(String).map(toSnakeCase).join('.'));
  const wrong = fields.map((field) => field || 'table').join(', ');
  throw new ImportError(`Row ${line} is not a row of an export; wrong: ${wrong}`);
}

/** Orders first: all others point to them. */
async function insertRows(tx: DatabaseTransaction, batch: TransferRow[]): Promise<void> {
  const orders = batch.flatMap(({ table, row }) => (table === 'orders' ? [row] : []));
  const moves = batch.flatMap(({ table, row }) => (table === 'orderMoves' ? [row] : []));
  const mails = batch.flatMap(({ table, row }) => (table === 'mails' ? [row] : []));
  const refunds = batch.flatMap(({ table, row }) => (table === 'refunds' ? [row] : []));
  if (orders.length > 0) await tx.insertInto('orders').values(orders).execute();
  if (moves.length > 0) await tx.insertInto('orderMoves').values(moves).execute();
  if (mails.length > 0) await tx.insertInto('mails').values(mails).execute();
  if (refunds.length > 0) await tx.insertInto('refunds').values(refunds).execute();
}
