import type { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSqliteDriver } from './sqlite-driver.ts';

/** Kysely over an open file of node:sqlite. */
export const sqliteFileDialect = (file: DatabaseSync): Dialect => ({
  createAdapter: () => new SqliteFileAdapter(),
  createDriver: () => createSqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class SqliteFileAdapter extends SqliteAdapter {
  /** So that migrations run in one writing transaction, which keeps a second instance waiting. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** Writers queue in the driver; Kysely's queue would hold readers up and end group commit. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
