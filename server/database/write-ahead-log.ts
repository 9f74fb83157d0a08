import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { isUnavailable } from './database-error.ts';
import { isPostgres } from './engine.ts';
import type { Database } from './schema.ts';

/** How long a reader may hold the log up, in ms. */
const longestWaitMs = 2_000;

/**
 * Moves what is in SQLite's write-ahead log into the file and empties the log, which otherwise keeps
 * what a change has overwritten. False where another connection goes on reading an old state. On
 * PostgreSQL there is nothing to do: only its administrator can read its log, and it is soon reused.
 */
export async function emptyWriteAheadLog(db: Database): Promise<boolean> {
  if (isPostgres(db)) return true;
  const untilMs = performance.now() + longestWaitMs;
  while (!(await truncate(db))) {
    if (performance.now() > untilMs) return false;
    await wait(50);
  }
  return true;
}

async function truncate(db: Database): Promise<boolean> {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
