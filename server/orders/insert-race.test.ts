import type { KyselyPlugin } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { engines } from '#tests/fixtures/databases.ts';
import { orderToInsert, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyMove } from './moves.ts';
import { insertOrder } from './store.ts';

/** Runs `act` once, after the first statement that finds or creates no row. */
function afterNoRow(act: () => Promise<unknown>): KyselyPlugin {
  let isDone = false;
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isDone && result.rows.length === 0) {
        isDone = true;
        await act();
      }
      return result;
    },
  };
}

// On SQLite no other writer comes between two statements of a transaction.
const postgres = engines.filter(({ engine }) => engine === 'PostgreSQL');

it.each(postgres)(
  'creates an order if its key is freed at that moment, on $engine',
  async ({ openTestDatabase }) => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    const other = await test.openAnother();
    const old = await storedOrder(test.db);
    const lost = { cause: 'request', atMs: startMs };
    const free = () => applyMove(other, old.id, 'PageLost', lost);
    const wanted = orderToInsert({ idempotencyKey: old.idempotencyKey });
    const placed = await insertOrder(test.db.withPlugin(afterNoRow(free)), wanted);
    expect(placed).toMatchObject({ created: true, order: { id: wanted.id } });
  },
);
