import { DatabaseSync } from 'node:sqlite';
import type { Driver, TransactionSettings } from 'kysely';
import { busyTimeoutMs, SqliteConnection } from './sqlite-connection.ts';
import { SqliteSession } from './sqlite-session.ts';
import { SqliteWriter } from './sqlite-writer.ts';

/** The sessions of one open file, and the connections that they share. Closes the file in the end. */
export function createSqliteDriver(file: DatabaseSync): Driver {
  const openReader = () => new SqliteConnection(openToRead(file));
  const reader = openReader();
  const connection = new SqliteConnection(file);
  const writer = new SqliteWriter(connection);
  return {
    init: async () => {},
    acquireConnection: async () => new SqliteSession(reader, writer, openReader),
    beginTransaction: (session: SqliteSession, { accessMode }: TransactionSettings) =>
      accessMode === 'read only' ? session.beginSnapshot() : session.begin(),
    commitTransaction: (session: SqliteSession) => session.commit(),
    rollbackTransaction: (session: SqliteSession) => session.rollback(),
    releaseConnection: (session: SqliteSession) => session.release(),
    destroy: async () => {
      reader.close();
      // The last to close removes the write-ahead log, which needs a connection that may write.
      connection.close();
    },
  };
}

function openToRead(file: DatabaseSync): DatabaseSync {
  const path = file.location();
  if (path === null) throw new Error('a database in memory cannot be opened twice');
  return new DatabaseSync(path, { readOnly: true, timeout: busyTimeoutMs });
}
