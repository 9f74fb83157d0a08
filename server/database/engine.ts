import { PostgresAdapter, type QueryExecutorProvider, Transaction } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';

/** Which engine is behind a database; the other one is SQLite. */
export const isPostgres = (db: QueryExecutorProvider): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Does the work in the transaction that it is given, or in one of its own. */
export function inTransaction<Result>(
  db: Database,
  work: (tx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? work(db) : db.transaction().execute(work);
}
