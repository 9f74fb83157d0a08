import { existsSync } from 'node:fs';
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { DatabaseUnavailable } from './database-error.ts';
import { countMigrations, type MigrationCounts, migrate } from './migrate.ts';
import { noTimeLimits, openPostgres } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { openSqlite, sqlitePath } from './sqlite.ts';

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

/**
 * Opens orders that are there already: creates no file, and changes no table under a running server.
 * Throws DatabaseUnavailable where there are none, or where their tables are of another version.
 */
export async function openExistingDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir } = options;
  const path = sqlitePath(dataDir);
  const place = databaseUrl ? 'the database of DATABASE_URL' : path;
  if (!databaseUrl && !existsSync(path)) throw noOrders(place);
  const dialect = await (databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir));
  return await migrated(dialect, ({ done, pending }) => {
    if (done === 0) throw noOrders(place);
    if (pending === 0) return;
    throw new DatabaseUnavailable(
      `The orders in ${place} are of an older version. Start the server of this version first`,
    );
  });
}

const noOrders = (place: string): DatabaseUnavailable =>
  new DatabaseUnavailable(
    `There are no orders in ${place}. Set DATA_DIR or DATABASE_URL as for the server`,
  );

const databaseOn = (dialect: Dialect): Database =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

/** The database with its tables up to date; `check` may throw before any of them is changed. */
async function migrated(
  dialect: Dialect,
  check: (counts: MigrationCounts) => void = () => undefined,
): Promise<Database> {
  const db = databaseOn(dialect);
  // Migrations name tables and columns as SQL does.
  const plain = db.withoutPlugins();
  try {
    check(await countMigrations(plain));
    // Also where none is pending: it finds tables of a newer version.
    await migrate(plain);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
