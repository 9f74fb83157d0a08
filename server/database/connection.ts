import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { noTimeLimits, openPostgres } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { openSqlite } from './sqlite.ts';

/** Where the orders are stored. */
export interface DatabaseOptions {
  /** PostgreSQL's address; without it the orders are in a SQLite file. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file; made where it is missing. */
  dataDir: string;
}

/**
 * Opens the orders and brings the tables up to date; `destroy()` closes them. Throws
 * DatabaseUnavailable with a message for the operator.
 */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    // A migration of many rows, or waiting for one, may take longer than any query of ours.
    const untimed = await openPostgres(databaseUrl, noTimeLimits);
    await (await migrated(untimed)).destroy();
    return databaseOn(await openPostgres(databaseUrl));
  }
  return await migrated(await openSqlite(dataDir));
}

/** Opens the orders with their tables as they are. Throws DatabaseUnavailable. */
export const openUnmigrated = async ({
  databaseUrl,
  dataDir,
}: DatabaseOptions): Promise<Database> =>
  databaseOn(await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir)));

const databaseOn = (dialect: Dialect): Database =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

async function migrated(dialect: Dialect): Promise<Database> {
  const db = databaseOn(dialect);
  try {
    // Migrations name tables and columns as SQL does.
    await migrate(db.withoutPlugins());
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
