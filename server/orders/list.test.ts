import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { orderToInsert, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { listOrders, type OrderFilter } from './list.ts';
import { applyMove } from './moves.ts';
import { insertOrder } from './store.ts';

const hourMs = 3_600_000;

describe.each(engines)('list of orders on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  /** Six orders, an hour apart, the oldest first; every second one is for a website and paid. */
  const ids: string[] = [];
  beforeAll(async () => {
    test = await openTestDatabase();
    for (let hour = 0; hour < 6; hour += 1) {
      const createdAtMs = startMs + hour * hourMs;
      const serviceName = hour % 2 === 0 ? 'Website' : 'Logo Design';
      const { id } = await storedOrder(test.db, { createdAtMs, serviceName });
      ids.push(id);
      const move = { cause: 'webhook', atMs: createdAtMs };
      if (hour % 2 === 0) await applyMove(test.db, id, 'PaymentConfirmed', move);
    }
  });
  afterAll(() => test.remove());

  const list = async (filter?: OrderFilter) => {
    const orders = await Array.fromAsync(listOrders(test.db, filter));
    return orders.map(({ id }) => ids.indexOf(id));
  };

  it('shows the newest first', async () => {
    expect(await list()).toEqual([5, 4, 3, 2, 1, 0]);
  });

  it('filters by state, by service, by time and by all of them', async () => {
    expect(await list({ state: 'paid' })).toEqual([4, 2, 0]);
    expect(await list({ state: 'expired' })).toEqual([]);
    expect(await list({ service: 'Logo Design' })).toEqual([5, 3, 1]);
    const [fromMs, toMs] = [startMs + hourMs, startMs + 4 * hourMs];
    expect(await list({ fromMs, toMs })).toEqual([3, 2, 1]);
    expect(await list({ fromMs, toMs, state: 'paid', service: 'Website' })).toEqual([2]);
    expect(await list({ state: 'paid', service: 'Logo Design' })).toEqual([]);
  });

  it('stops at the limit, and continues after the last order seen', async () => {
    const seen = await Array.fromAsync(listOrders(test.db, { limit: 4 }));
    expect(seen.map(({ id }) => ids.indexOf(id))).toEqual([5, 4, 3, 2]);
    expect(await list({ cursor: seen.at(-1) })).toEqual([1, 0]);
    expect(await list({ cursor: seen.at(-1), state: 'paid' })).toEqual([0]);
    expect(await list({ limit: 0 })).toEqual([]);
  });

  it('pages through orders of one moment without gaps or repeats', async () => {
    const createdAtMs = startMs + 100 * hourMs;
    await test.db.transaction().execute(async (tx) => {
      for (let count = 0; count < 1_203; count += 1) {
        await insertOrder(tx, orderToInsert({ createdAtMs }));
      }
    });
    const fromMs = createdAtMs;
    const all = await Array.fromAsync(listOrders(test.db, { fromMs }), ({ id }) => id);
    expect(all).toHaveLength(1_203);
    expect(new Set(all).size).toBe(1_203);
    expect(all.toSorted().reverse()).toEqual(all);
    expect(await Array.fromAsync(listOrders(test.db, { fromMs, limit: 1_001 }))).toHaveLength(
      1_001,
    );
  });

  it('does not block others while a reader pauses', async () => {
    const reader = listOrders(test.db);
    await reader.next();
    await storedOrder(test.db);
    await reader.return();
  });
});
