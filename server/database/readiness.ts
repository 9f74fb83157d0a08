import { sql } from 'kysely';
import { inTransaction, isPostgres } from './engine.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** A result is reused for this time, in ms. */
const freshMs = 1_000;

/**
 * Returns a function that tests, at most once a second, whether the database is writable: with a full disk it could
 * still be read. `elapsedMs` is monotonic.
 */
export function createReadiness(
  db: Database,
  elapsedMs: () => number = () => performance.now(),
): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let freshUntilMs = Number.POSITIVE_INFINITY;
  const check = async (): Promise<boolean> => {
    freshUntilMs = Number.POSITIVE_INFINITY;
    const canWrite = await write(db).then(
      () => true,
      () => false,
    );
    freshUntilMs = elapsedMs() + freshMs;
    return canWrite;
  };
  return () => {
    if (result === undefined || elapsedMs() >= freshUntilMs) result = check();
    return result;
  };
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
