import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyMove } from './moves.ts';
import { type CheckQueue, leaseDueOrders, requestCheck, scheduleCheck } from './schedule.ts';
import { findOrder } from './store.ts';

describe.each(engines)('checks of orders on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const dueAt = (offsetMs: number) => storedOrder(test.db, { nextCheckAtMs: startMs + offsetMs });
  const leaseOrders = async (offsetMs: number, limit = 10, queue?: CheckQueue) => {
    const lease = { nowMs: startMs + offsetMs, limit, leaseMs: 50 };
    if (queue) return await leaseDueOrders(test.db, queue, lease);
    const requested = await leaseDueOrders(test.db, 'requested', lease);
    return [...requested, ...(await leaseDueOrders(test.db, 'waiting', lease))];
  };
  const lease = async (...wanted: Parameters<typeof leaseOrders>) =>
    (await leaseOrders(...wanted)).map(({ id }) => id);
  const leaseOne = async (offsetMs: number) => {
    const [order] = await leaseOrders(offsetMs);
    if (!order) throw new Error('no order is due');
    return order;
  };

  it('leases due orders, longest waiting first, up to the limit', async () => {
    const [third, first, second] = [await dueAt(30), await dueAt(10), await dueAt(20)];
    await dueAt(101);
    expect(await lease(9)).toEqual([]);
    expect(await lease(100, 2)).toEqual([first.id, second.id]);
    expect(await lease(100, 2)).toEqual([third.id]);
    expect(await lease(100, 2)).toEqual([]);
  });

  it('leases an order again once the lease has expired', async () => {
    const { id } = await dueAt(0);
    expect(await lease(0)).toEqual([id]);
    expect(await lease(49)).toEqual([]);
    expect(await lease(50)).toEqual([id]);
  });

  it('releases an order with its next check', async () => {
    const { id } = await dueAt(0);
    const schedule = { nextCheckAtMs: startMs + 3, checks: 1 };
    await scheduleCheck(test.db, await leaseOne(0), schedule);
    expect(await findOrder(test.db, id)).toMatchObject(schedule);
    expect(await lease(2)).toEqual([]);
    expect(await lease(3)).toEqual([id]);
  });

  it('keeps the next check of an order that was settled meanwhile', async () => {
    const { id } = await dueAt(0);
    const leased = await leaseOne(0);
    const paid = { cause: 'webhook', atMs: startMs };
    const moved = await applyMove(test.db, id, 'PaymentConfirmed', paid);
    await scheduleCheck(test.db, leased, { nextCheckAtMs: startMs + 3, checks: 1 });
    expect(await findOrder(test.db, id)).toEqual('order' in moved && moved.order);
  });

  it('leases settled orders in their own queue, unless a webhook requested a check', async () => {
    const { id } = await dueAt(0);
    await applyMove(test.db, id, 'PaymentExpired', { cause: 'reconciler', atMs: startMs });
    const nextMs = 60_000;
    expect(await lease(nextMs - 1, 10, 'settled')).toEqual([]);
    expect(await lease(nextMs)).toEqual([]);
    expect(await lease(nextMs, 10, 'settled')).toEqual([id]);
    await requestCheck(test.db, id, startMs + nextMs);
    expect(await lease(nextMs + 50, 10, 'settled')).toEqual([]);
    expect(await lease(nextMs + 50)).toEqual([id]);
  });

  it('leaves an order to the worker that leased it after an expired lease', async () => {
    const { id } = await dueAt(0);
    const slow = await leaseOne(0);
    const current = await leaseOne(50);
    await scheduleCheck(test.db, slow, { nextCheckAtMs: startMs + 1, checks: 1 });
    expect(await lease(99)).toEqual([]);
    await scheduleCheck(test.db, current, { nextCheckAtMs: startMs + 60, checks: 1 });
    expect(await findOrder(test.db, id)).toMatchObject({ nextCheckAtMs: startMs + 60, checks: 1 });
  });

  it('ends the checks on request', async () => {
    const { id } = await dueAt(0);
    await scheduleCheck(test.db, await leaseOne(0), { nextCheckAtMs: null, checks: 9 });
    expect(await lease(1_000_000)).toEqual([]);
    expect(await findOrder(test.db, id)).toMatchObject({ nextCheckAtMs: null, checks: 9 });
  });

  it('runs another check if one was requested during a check', async () => {
    const { id } = await dueAt(0);
    const leased = await leaseOne(0);
    await requestCheck(test.db, id, startMs + 1);
    expect(await lease(1)).toEqual([]);
    await scheduleCheck(test.db, leased, { nextCheckAtMs: null, checks: 1 });
    expect(await findOrder(test.db, id)).toMatchObject({ checks: 1 });
    const again = await leaseOne(1);
    expect(await lease(2)).toEqual([]);
    await scheduleCheck(test.db, again, { nextCheckAtMs: null, checks: 2 });
    expect(await lease(1_000_000)).toEqual([]);
  });

  it.each([
    ['before the answer', 1],
    ['after it, or by a clock that is ahead', 3],
  ])('keeps the check that a webhook requested %s, where the order fails', async (_, offsetMs) => {
    const { id } = await dueAt(0);
    const leased = await leaseOne(0);
    await requestCheck(test.db, id, startMs + offsetMs);
    const failed = { cause: 'status', atMs: startMs + 2 };
    await applyMove(test.db, id, 'PaymentFailed', failed);
    expect(await lease(4)).toEqual([]);
    await scheduleCheck(test.db, leased, { nextCheckAtMs: null, checks: 1 });
    expect(await lease(4)).toEqual([id]);
  });

  it('does not cancel a check that a webhook requested and that has not started', async () => {
    const { id } = await dueAt(0);
    await requestCheck(test.db, id, startMs + 3);
    await applyMove(test.db, id, 'PaymentExpired', { cause: 'status', atMs: startMs + 2 });
    expect(await lease(3)).toEqual([id]);
  });

  it('leases a requested check once the lease of a dead instance has expired', async () => {
    const { id } = await dueAt(0);
    await lease(0);
    await requestCheck(test.db, id, startMs + 1);
    expect(await lease(49)).toEqual([]);
    expect(await lease(50)).toEqual([id]);
  });

  it('leases each order to only one of twenty concurrent callers', async () => {
    const ids = await Promise.all(Array.from({ length: 60 }, async () => (await dueAt(0)).id));
    const connections = [test.db, await test.openAnother()];
    const leases = Array.from({ length: 20 }, (_, index) =>
      leaseDueOrders(connections[index % 2] ?? test.db, 'waiting', {
        nowMs: startMs,
        limit: 4,
        leaseMs: 50,
      }),
    );
    const taken = (await Promise.all(leases)).flat().map(({ id }) => id);
    expect(new Set(taken).size).toBe(taken.length);
    // Two callers at once may leave an order for the next poll, but must never lose it.
    const rest = await lease(0, 60);
    expect([...taken, ...rest].toSorted()).toEqual(ids.toSorted());
  });
});
