import { sql } from 'kysely';
import { inTransaction, isPostgres } from './engine.ts';
import type { Database, DatabaseTransaction } from './schema.ts';

/** How long a result holds, in ms: however often it is asked for, one write a second is enough. */
const freshMs = 1_000;

/**
 * Whether the database can store an order, as a function to be called often. It writes: a database on
 * a full disk, or one that has become read-only, can still be read. `elapsedMs` never goes back.
 */
export function createReadiness(
  db: Database,
  elapsedMs: () => number = () => performance.now(),
): () => Promise<boolean> {
  let result: Promise<boolean> | undefined;
  let freshUntilMs = Number.POSITIVE_INFINITY;
  const ask = async (): Promise<boolean> => {
    freshUntilMs = Number.POSITIVE_INFINITY;
    const canWrite = await write(db).then(
      () => true,
      () => false,
    );
    freshUntilMs = elapsedMs() + freshMs;
    return canWrite;
  };
  return () => {
    if (result === undefined || elapsedMs() >= freshUntilMs) result = ask();
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
 * Fails on a full disk. A small row that changes needs no room on PostgreSQL: page and log have gaps, so
 * it can be written when an order cannot. A result that outgrows the memory of its statement goes through
 * a temporary file, here of 300 kB.
 */
async function assertDiskSpace(tx: DatabaseTransaction): Promise<void> {
  await sql`set local work_mem = '64kB'`.execute(tx);
  await sql`select count(*) from generate_series(1, 20000)`.execute(tx);
}
