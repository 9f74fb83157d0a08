import { sql } from 'kysely';
import { shareResults } from '#server/share-results.ts';
import { inTransaction, isPostgres } from './engine.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/**
 * Returns a function that tests whether the database is writable: with a full disk it could still be read. A result is
 * reused for `keptMs`.
 */
export function createReadiness(db: Database, keptMs = 1_000): () => Promise<boolean> {
  const share = shareResults<boolean>(keptMs);
  const check = () =>
    write(db).then(
      () => true,
      () => false,
    );
  return () => share('write', check);
}

async function write(db: Database): Promise<void> {
  const checkedAtMs = Date.now();
  await inTransaction(db, async (tx) => {
    if (isPostgres(tx)) await assertDiskSpace(tx);
    await tx
      .insertInto('readiness')
      .values({ id: 1, checkedAtMs })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ checkedAtMs }))
      .execute();
  });
}

/**
 * Fails on a full disk, on which PostgreSQL can still update a small row: a result larger than work_mem goes
 * through a temporary file, here of 300 kB.
 */
async function assertDiskSpace(tx: DatabaseTransaction): Promise<void> {
  await sql`set local work_mem = '64kB'`.execute(tx);
  await sql`select count(*) from generate_series(1, 20000)`.execute(tx);
}
