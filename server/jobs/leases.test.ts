import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '#tests/fixtures/databases.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { leaseDue } from './leases.ts';

describe.each(engines)('leaseDue on $engine', ({ openTestDatabase }) => {
  const leaseMs = 1000;

  /** A database with one order, which is due from then on. */
  async function openWithDueOrder() {
    const { db, remove } = await openTestDatabase();
    onTestFinished(remove);
    const { id, nextCheckAtMs } = await storedOrder(db);
    const dueMs = nextCheckAtMs ?? Number.NaN;
    const lease = async (nowMs: number, limit = 10) =>
      (await leaseDue(db, 'orders', { nowMs, limit, leaseMs })).map((order) => order.id);
    return { db, dueMs, id, lease };
  }

  it('gives a row to one caller, until the lease ends', async () => {
    const { dueMs, id, lease } = await openWithDueOrder();
    expect(await lease(dueMs - 1)).toEqual([]);
    expect(await lease(dueMs)).toEqual([id]);
    expect(await lease(dueMs + leaseMs - 1)).toEqual([]);
    expect(await lease(dueMs + leaseMs)).toEqual([id]);
  });

  it('gives each row to one of several callers at once, and none to the others', async () => {
    const { db, dueMs, id, lease } = await openWithDueOrder();
    const others = await Promise.all([storedOrder(db), storedOrder(db), storedOrder(db)]);
    const leased = await Promise.all(Array.from({ length: 4 }, () => lease(dueMs + leaseMs, 2)));
    expect(leased.flat().sort()).toEqual([id, ...others.map((order) => order.id)].sort());
  });
});
