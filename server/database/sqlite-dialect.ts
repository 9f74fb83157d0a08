import type { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { SqliteConnection } from './sqlite-connection.ts';

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
}

/** One connection, handed on in the order of asking. */
class SqliteFileDriver implements Driver {
  readonly #file: DatabaseSync;
  readonly #connection: SqliteConnection;
  #last: Promise<void> = Promise.resolve();
  #handOn: () => void = () => {};

  constructor(file: DatabaseSync) {
    this.#file = file;
    this.#connection = new SqliteConnection(file);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    this.#handOn = resolve;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#handOn();
  }

  /**
   * The lock for writing is taken at once: two processes that both read first and write later
   * would wait for each other.
   */
  async beginTransaction(
    connection: SqliteConnection,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin deferred' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  /** Some errors, such as a full disk, have already ended the transaction. */
  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    if (connection.isInTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.#file.close();
  }
}
