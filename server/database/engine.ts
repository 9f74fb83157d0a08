import { setTimeout as wait } from 'node:timers/promises';
import { PostgresAdapter, type QueryExecutorProvider, sql, Transaction } from 'kysely';
import { isLostRace, isUnavailable } from './database-error.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** Which engine is behind a database; the other one is SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** How often a transaction is tried that PostgreSQL ends because of another one. */
const mostTries = 4;

/**
 * Does the work in the transaction that it is given, or in one of its own. If PostgreSQL ends that one to
 * resolve a deadlock, the work is repeated, so it must change nothing but the database.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  if (db instanceof Transaction) return await work(db);
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (tries === mostTries || !isLostRace(error)) throw error;
    }
    // Pauses of random length, so that two transactions do not meet again.
    await wait(Math.random() * 50);
  }
}

/** How long a reader may keep the log from being emptied, in ms. */
const longestWaitMs = 2_000;

/**
 * Moves what is in SQLite's write-ahead log into the file and empties the log, which otherwise keeps
 * what a change has overwritten. False where another connection goes on reading an old state. On
 * PostgreSQL there is nothing to do: only its administrator can read its log, and it is soon reused.
 */
export async function emptyWriteAheadLog(db: Database): Promise<boolean> {
  if (isPostgres(db)) return true;
  const untilMs = performance.now() + longestWaitMs;
  while (!(await truncateLog(db))) {
    if (performance.now() > untilMs) return false;
    await wait(50);
  }
  return true;
}

async function truncateLog(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
