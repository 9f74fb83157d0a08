import { existsSync } from 'node:fs';
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { DatabaseUnavailable } from './database-error.ts';
import { countMigrations, migrate } from './migrate.ts';
import { noTimeLimits, openPostgres, type TimeLimits } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { openSqlite, sqlitePath } from './sqlite.ts';

/** Location of the database. */
export interface DatabaseOptions {
  /** PostgreSQL's address; if omitted, the orders are in a SQLite file. */
  databaseUrl?: string | undefined;
  /** Folder of the SQLite file. */
  dataDir: string;
  /** PostgreSQL's time limits; the server's own if omitted. */
  timeLimits?: TimeLimits;
}

/** Opens or creates the database and migrates it. Throws DatabaseUnavailable. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, dataDir, timeLimits } = options;
  if (databaseUrl) {
    // A migration, or waiting for one, may take longer than any query.
    const untimed = await openPostgres(databaseUrl, { ...timeLimits, ...noTimeLimits });
    await (await migrated(untimed)).destroy();
    return databaseOn(await openPostgres(databaseUrl, timeLimits));
  }
  return await migrated(await openSqlite(dataDir));
}

/** Opens an existing, up-to-date database without changing it. Throws DatabaseUnavailable. */
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
      `The orders in ${place} are from an older version. Start this version of the server first, to migrate them`,
    );
  });
}

const noOrders = (place: string): DatabaseUnavailable =>
  new DatabaseUnavailable(
    `There are no orders in ${place}. Set DATA_DIR or DATABASE_URL as for the server`,
  );

const databaseOn = (dialect: Dialect): Database =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

/** Migrates a database; `check` may throw before anything is changed. */
async function migrated(
  dialect: Dialect,
  check: (counts: { done: number; pending: number }) => void = () => undefined,
): Promise<Database> {
  const db = databaseOn(dialect);
  const plain = db.withoutPlugins();
  try {
    check(await countMigrations(plain));
    // Even if none is pending: it rejects tables of a newer version.
    await migrate(plain);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
