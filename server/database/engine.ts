import { setTimeout as wait } from 'node:timers/promises';
import { PostgresAdapter, type QueryExecutorProvider, sql, Transaction } from 'kysely';
import { isLostRace, isUnavailable } from './database-error.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** Whether the engine is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Attempts at a transaction that PostgreSQL rolls back because of another one. */
const mostTries = 4;

/**
 * Runs the work in the given transaction or in a new one. A new one is retried after a deadlock, so the work
 * must change nothing but the database.
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
    // Random, so that two transactions do not collide again.
    await wait(Math.random() * 50);
  }
}

/** Longest wait for readers of the log, in ms. */
const longestWaitMs = 2_000;

/**
 * Empties SQLite's write-ahead log, which otherwise keeps erased data. False while another connection reads an
 * old snapshot. PostgreSQL's log is private and soon reused.
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
