import { existsSync } from 'node:fs';
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import { type Migration, type MigrationInfo, Migrator } from 'kysely/migration';
import { DatabaseUnavailable } from './database-error.ts';
import * as first from './migrations/2026-11-28-0800-first.ts';
import { noTimeLimits, openPostgres, type TimeLimits } from './postgres.ts';
import type { Database, Tables } from './schema.ts';
import { openSqlite, sqlitePath } from './sqlite.ts';

/**
 * All migrations, by name. One that has landed never changes: a change is a new file with a later name, for
 * SQLite and PostgreSQL.
 */
export const migrations: Record<string, Migration> = {
  '2026-11-28-0800-first': first,
};

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
  return await migrated(dialect, (all) => {
    const pending = all.filter(({ executedAt }) => executedAt === undefined);
    if (pending.length === all.length) throw noOrders(place);
    if (pending.length === 0) return;
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
  check: (all: readonly MigrationInfo[]) => void = () => undefined,
): Promise<Database> {
  const db = databaseOn(dialect);
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: db.withoutPlugins(), provider });
  try {
    check(await migrator.getMigrations());
    // Even if none is pending: it rejects tables of a newer version. One instance migrates at a time.
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return db;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`The database could not be migrated: ${reason}`);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
