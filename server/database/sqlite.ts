import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DatabaseUnavailable } from './database-error.ts';

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/** SQLite's own wait for a lock, in ms: short, because it blocks the process. */
const busyTimeoutMs = 5;
/** Longest wait for other processes that write, in ms. */
const longestWaitMs = 5_000;
/** SQLITE_BUSY and SQLITE_BUSY_RECOVERY; retrying the other extended codes never succeeds. */
const busyCodes = [5, 261];

/** The path of the file in DATA_DIR. */
export const sqlitePath = (dataDir: string): string => join(resolve(dataDir), 'orders.sqlite');

/** Opens the file; creates file and folder if missing, for their owner only. Throws DatabaseUnavailable. */
export async function openSqlite(dataDir: string): Promise<Dialect> {
  const path = sqlitePath(dataDir);
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 });
    // SQLite would create a file that every user can read.
    closeSync(openSync(path, 'a', 0o600));
    const opened = new DatabaseSync(path, { timeout: busyTimeoutMs });
    file = opened;
    await retryWhileBusy(() => opened.exec(settings));
    return sqliteDialect(opened);
  } catch (error) {
    file?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(
      `The orders cannot be stored in ${path}: ${reason}. DATA_DIR must name a folder that this user can write to.`,
    );
  }
}

/** Kysely's dialect over node:sqlite: one connection, which callers share in turn. */
export const sqliteDialect = (file: DatabaseSync): Dialect => ({
  createAdapter: () => new SqliteFileAdapter(),
  createDriver: () => new SqliteFileDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
});

class SqliteFileAdapter extends SqliteAdapter {
  /** Migrations run in one transaction, for which a second instance waits. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

class SqliteFileDriver extends SqliteDriver {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: toKysely(file) });
    this.#file = file;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) =>
        retryWhileBusy(() => this.#onOpenFile(connection).executeQuery(query)),
      streamQuery: (query, size) => this.#onOpenFile(connection).streamQuery(query, size),
    };
  }

  /** Takes the write lock at once: a transaction that has read first might never get it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Does nothing if an error, such as a full disk, has ended the transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isOpen && this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  #onOpenFile(connection: DatabaseConnection): DatabaseConnection {
    if (!this.#file.isOpen) throw new DatabaseUnavailable('The database has been closed');
    return connection;
  }
}

/** Adapts node:sqlite to the interface of better-sqlite3, which Kysely expects. */
const toKysely = (file: DatabaseSync): SqliteDatabase => ({
  close: () => file.close(),
  prepare: (sql) => {
    const statement = file.prepare(sql);
    return {
      reader: statement.columns().length > 0,
      all: (values) => statement.all(...(values as SQLInputValue[])),
      iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      run: (values) => statement.run(...(values as SQLInputValue[])),
    };
  },
});

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && busyCodes.includes(Number(error.errcode));

/** Retries for at most five seconds while another process writes. */
async function retryWhileBusy<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const deadlineMs = performance.now() + longestWaitMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadlineMs) throw error;
    }
    // Random, so that two processes do not keep colliding.
    await wait(1 + Math.random() * 4);
  }
}
