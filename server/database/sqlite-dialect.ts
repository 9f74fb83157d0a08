import type { DatabaseSync } from 'node:sqlite';
import {
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { SqliteFileDriver } from './sqlite-driver.ts';

/** Kysely over an open file of node:sqlite. */
export class SqliteFileDialect implements Dialect {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  createAdapter(): SqliteAdapter {
    return new SqliteFileAdapter();
  }

  createDriver(): Driver {
    return new SqliteFileDriver(this.#file);
  }

  createIntrospector<Schema>(db: Kysely<Schema>): DatabaseIntrospector {
    return new SqliteIntrospector(db);
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler();
  }
}

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
