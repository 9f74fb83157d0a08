import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { DatabaseUnavailable } from './database-error.ts';

const settings = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/** How long SQLite waits for a lock by itself, in ms: short, because it blocks the process meanwhile. */
const busyTimeoutMs = 5;
/** How long a statement waits for another process that writes to the same file, in ms. */
const longestWaitMs = 5_000;
/** SQLITE_BUSY and SQLITE_BUSY_RECOVERY. Its other extended codes stand for waits that never end. */
const busyCodes = [5, 261];

/** The path of the orders' file in the folder DATA_DIR. */
export const sqlitePath = (dataDir: string): string => join(resolve(dataDir), 'orders.sqlite');

/**
 * Opens the orders' file; creates file and folder where they are missing, readable by their owner only.
 * Throws DatabaseUnavailable where the folder or the file cannot be written.
 */
export async function openSqlite(dataDir: string): Promise<SqliteFileDialect> {
  const path = sqlitePath(dataDir);
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(resolve(dataDir), { recursive: true, mode: 0o700 });
    // A file that SQLite creates could be read by everyone on the machine.
    closeSync(openSync(path, 'a', 0o600));
    const opened = new DatabaseSync(path, { timeout: busyTimeoutMs });
    file = opened;
    await retryWhileBusy(() => opened.exec(settings));
    return new SqliteFileDialect(opened);
  } catch (error) {
    file?.close();
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(
      `The orders cannot be stored in ${path}: ${reason}. DATA_DIR must name a folder that this user may write.`,
    );
  }
}

/** Kysely's dialect over an open file of node:sqlite: one connection, which callers use in turn. */
export class SqliteFileDialect extends SqliteDialect {
  readonly #file: DatabaseSync;

  constructor(file: DatabaseSync) {
    super({ database: toKysely(file) });
    this.#file = file;
  }

  override createDriver() {
    return new SqliteFileDriver(this.#file);
  }

  override createAdapter() {
    return new SqliteFileAdapter();
  }
}

class SqliteFileAdapter extends SqliteAdapter {
  /** So that migrations run in one writing transaction, for which a second instance waits. */
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

  /** Takes the lock for writing at once: a transaction that read first might never get it. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** Does nothing where an error, such as a full disk, has ended the transaction already. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isOpen && this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  #onOpenFile(connection: DatabaseConnection): DatabaseConnection {
    if (!this.#file.isOpen) throw new DatabaseUnavailable('The database has been closed');
    return connection;
  }
}

/** A file as Kysely takes it, which expects the interface of better-sqlite3. */
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

/** Runs it again, for at most five seconds, while another process writes to the file. */
async function retryWhileBusy<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  const deadlineMs = performance.now() + longestWaitMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadlineMs) throw error;
    }
    // Pauses of random length, so that two processes do not keep trying at the same moments.
    await wait(1 + Math.random() * 4);
  }
}
