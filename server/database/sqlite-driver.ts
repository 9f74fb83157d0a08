import { DatabaseSync } from 'node:sqlite';
import type { Driver, TransactionSettings } from 'kysely';
import { busyTimeoutMs, SqliteConnection } from './sqlite-connection.ts';
import { SqliteSession } from './sqlite-session.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** The sessions of one open file, and the connections that they share. */
export class SqliteFileDriver implements Driver {
  readonly #reader: SqliteConnection;
  readonly #file: SqliteConnection;
  readonly #writer: SqliteWriter;
  readonly #openReader: () => SqliteConnection;

  /** Takes the file over and closes it in the end. */
  constructor(file: DatabaseSync) {
    this.#openReader = () => new SqliteConnection(openToRead(file));
    this.#file = new SqliteConnection(file);
    this.#writer = new SqliteWriter(this.#file);
    this.#reader = this.#openReader();
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteSession> {
    return new SqliteSession(this.#reader, this.#writer, this.#openReader);
  }

  async beginTransaction(
    session: SqliteSession,
    { accessMode }: TransactionSettings,
  ): Promise<void> {
    await (accessMode === 'read only' ? session.beginSnapshot() : session.begin());
  }

  async commitTransaction(session: SqliteSession): Promise<void> {
    await session.commit();
  }

  async rollbackTransaction(session: SqliteSession): Promise<void> {
    await session.rollback();
  }

  async releaseConnection(session: SqliteSession): Promise<void> {
    await session.release();
  }

  async destroy(): Promise<void> {
    this.#reader.close();
    // The last to close removes the write-ahead log, which needs a connection that may write.
    this.#file.close();
  }
}

function openToRead(file: DatabaseSync): DatabaseSync {
  const path = file.location();
  if (path === null) throw new Error('a database in memory cannot be opened twice');
  return new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
}
