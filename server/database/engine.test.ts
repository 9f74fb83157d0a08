import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addNote, historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { engines, openPostgres } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { openDatabase } from './connection.ts';
import { isUnavailable } from './database-error.ts';
import { inTransaction } from './engine.ts';
import type { DatabaseTransaction } from './schema.ts';

const note = { cause: 'staff', atMs: startMs, note: 'called' };

describe.each(engines)('inTransaction on $engine', ({ openTestDatabase }) => {
  it('uses the given transaction', async () => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    const { id } = await storedOrder(test.db);
    const undone = inTransaction(test.db, async (tx) => {
      await inTransaction(tx, (same) => addNote(same, id, note));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await historyOf(test.db, id)).toHaveLength(1);
  });

  it('does not retry work that fails by itself', async () => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    let runs = 0;
    const failing = inTransaction(test.db, async () => {
      runs += 1;
      throw new Error('a bug');
    });
    await expect(failing).rejects.toThrow('a bug');
    expect(runs).toBe(1);
  });
});

describe('a deadlock on PostgreSQL', () => {
  /** A database that finds deadlocks at once, with two orders. */
  async function openWithOrders() {
    const test = await openPostgres();
    const url = new URL(test.options.databaseUrl ?? '');
    url.searchParams.set('options', '-c deadlock_timeout=10ms');
    const db = await openDatabase({ ...test.options, databaseUrl: url.href });
    onTestFinished(async () => {
      await db.destroy();
      await test.remove();
    });
    return { db, ids: [(await storedOrder(db)).id, (await storedOrder(db)).id] as const };
  }

  /** Adds notes to two orders, the second one only once `next` has resolved. */
  const noteBoth = async (
    tx: DatabaseTransaction,
    ids: readonly string[],
    next: () => Promise<unknown>,
  ) => {
    const [first = '', second = ''] = ids;
    await addNote(tx, first, note);
    await next();
    await addNote(tx, second, note);
  };

  it('is resolved by a retry, and both transactions commit once', async () => {
    const { db, ids } = await openWithOrders();
    let runs = 0;
    const bothHold = Promise.withResolvers<void>();
    const next = () => {
      runs += 1;
      if (runs === 2) bothHold.resolve();
      return bothHold.promise;
    };
    await Promise.all([
      inTransaction(db, (tx) => noteBoth(tx, ids, next)),
      inTransaction(db, (tx) => noteBoth(tx, ids.toReversed(), next)),
    ]);
    expect(runs).toBe(3);
    for (const id of ids) {
      expect(await findOrder(db, id)).toBeDefined();
      expect(await historyOf(db, id)).toHaveLength(3);
    }
  });

  it('that persists is reported as an unavailable database', async () => {
    const { db } = await openWithOrders();
    let runs = 0;
    const failing = inTransaction(db, async (tx) => {
      runs += 1;
      await sql`do $$ begin raise exception 'once more' using errcode = '40P01'; end $$`.execute(
        tx,
      );
    });
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(isUnavailable(error)).toBe(true);
    expect(runs).toBe(4);
  });
});
