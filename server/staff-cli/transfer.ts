import { sql } from 'kysely';
import { openExistingDatabase } from '#server/database/connection.ts';
import type { Database } from '#server/database/schema.ts';
import { listOrders } from '#server/orders/list.ts';
import { filterNames, filterOf, requireOnly } from './arguments.ts';
import { type StaffCommand, StaffError } from './command.ts';
import { csvOf } from './csv.ts';

/** Orders for a spreadsheet. */
export const exportOrders: StaffCommand = {
  usage: [['export [filters]', 'orders as CSV']],
  read: (given, nowMs) => {
    requireOnly(given, 0, filterNames);
    const filter = filterOf(given.options, nowMs);
    return ({ db }) => csvOf(listOrders(db, filter));
  },
};

/** Moves from SQLite to PostgreSQL. */
export const importOrders: StaffCommand = {
  usage: [['import FOLDER', 'copies FOLDER/orders.sqlite to an empty database']],
  createsDatabase: true,
  read: (given) => {
    requireOnly(given, 1, []);
    const [dataDir] = given.values;
    if (dataDir === undefined) throw new StaffError('"import" needs the folder of orders.sqlite');
    return async function* ({ db }) {
      const sqlite = await openExistingDatabase({ dataDir });
      try {
        yield `Orders imported: ${await copyAll(sqlite, db)}\n`;
      } finally {
        await sqlite.destroy();
      }
    };
  },
};

/** Tables with orders, alerts, taps, drafts and publications; a table comes after those that it refers to. */
const tables = [
  'orders',
  'orderMoves',
  'mails',
  'refunds',
  'alerts',
  'orderWords',
  'taps',
  'contentDrafts',
  'publications',
  'publicationFiles',
] as const;

const usualBatch = 500;
/** For tables that store files, photographs included. */
const fileBatch = 20;

/**
 * Copies everything from a SQLite database into an empty one, all or nothing, and returns the number of
 * orders. No server may be running on either.
 */
async function copyAll(sqlite: Database, target: Database): Promise<number> {
  return await target.transaction().execute(async (tx) => {
    if (await tx.selectFrom('orders').select('id').limit(1).executeTakeFirst()) {
      throw new StaffError('The database already has orders; import into an empty one');
    }
    const counts: number[] = [];
    for (const table of tables) counts.push(await copyTable(table, sqlite, tx));
    return counts[0] ?? 0;
  });
}

async function copyTable(
  name: (typeof tables)[number],
  sqlite: Database,
  target: Database,
): Promise<number> {
  // Rows are copied as they are: the type of one table stands for all.
  const table = name as 'orders';
  const hasFiles = name === 'contentDrafts' || name === 'publicationFiles';
  const batchSize = hasFiles ? fileBatch : usualBatch;
  const batches = sqlite.selectFrom(table).selectAll().orderBy(sql`rowid`).limit(batchSize);
  for (let offset = 0; ; offset += batchSize) {
    const rows = await batches.offset(offset).execute();
    if (rows.length > 0) await target.insertInto(table).values(rows).execute();
    if (rows.length < batchSize) return offset + rows.length;
  }
}
