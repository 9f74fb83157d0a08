import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { historyOf } from '#server/orders/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyRefundMove, refundsOf, requestRefund } from './store.ts';

describe.each(engines)('refunds on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let orderId: string;
  beforeEach(async () => {
    test = await openTestDatabase();
    ({ id: orderId } = await storedOrder(test.db));
  });
  afterEach(() => test.remove());

  /** Asks for a part of the ₹1,000 that were paid. */
  const ask = (rupees: number, id = orderId) =>
    requestRefund(test.db, {
      ...{ orderId: id, amountPaise: rupees * 100, receivedPaise: 100_000 },
      ...{ reason: 'one board less', requestedBy: 'Ravi', atMs: startMs, leaseMs: 1_000 },
    });
  const end = async (event: 'RefundCompleted' | 'RefundFailed') => {
    const [refund] = (await refundsOf(test.db, orderId)).filter(
      ({ state }) => state === 'requested',
    );
    if (!refund) throw new Error('no refund');
    const move = { event, cause: 'test', atMs: startMs, providerRefundId: undefined };
    return await applyRefundMove(test.db, refund, move);
  };

  it('are of an order that is there', async () => {
    expect(await ask(1, 'BAW-NOBODY')).toEqual({ outcome: 'unknown' });
  });

  it('stand in the history of the order with who asked, and why', async () => {
    await ask(600);
    expect((await historyOf(test.db, orderId)).at(-1)).toMatchObject({
      ...{ event: 'RefundRequested', cause: 'staff' },
      ...{ note: 'one board less', actor: 'Ravi' },
    });
  });

  it('are under way one at a time', async () => {
    await ask(100);
    const [first] = await refundsOf(test.db, orderId);
    expect(await ask(100)).toEqual({ outcome: 'underWay', refund: first });
    expect(await refundsOf(test.db, orderId)).toEqual([first]);
  });

  it('never give back more than was paid; what failed may be tried again', async () => {
    expect(await ask(1_001)).toEqual({ outcome: 'exceedsPaid', leftPaise: 100_000 });
    await ask(700);
    await end('RefundCompleted');
    expect(await ask(301)).toEqual({ outcome: 'exceedsPaid', leftPaise: 30_000 });
    await ask(300);
    await end('RefundFailed');
    expect(await ask(300)).toMatchObject({ outcome: 'requested' });
    await end('RefundCompleted');
    expect(await ask(1)).toEqual({ outcome: 'exceedsPaid', leftPaise: 0 });
  });

  it('are moved once by the same news', async () => {
    await ask(100);
    const [stale] = await refundsOf(test.db, orderId);
    if (!stale) throw new Error('no refund');
    const { moved, refund } = await end('RefundFailed');
    expect(moved).toBe(true);
    const move = { cause: 'test', atMs: startMs, providerRefundId: undefined };
    const again = await applyRefundMove(test.db, stale, { ...move, event: 'RefundFailed' });
    expect(again).toEqual({ moved: false, refund });
  });
});
