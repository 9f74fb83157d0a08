import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '#server/database/database-error.ts';
import { applyMove, flagReasons, historyOf, resolveFlag } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import {
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import { nextRefundCheckAt, refundsOf, requestRefundCheck } from '#server/refunds/store.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { createRefundReconciler } from './refund-reconciler.ts';

let test: Awaited<ReturnType<typeof openTestCheckout>>;
let orderId: string;
beforeEach(async () => {
  test = await openTestCheckout();
  ({ id: orderId } = await storedOrder(test.db));
  await applyMove(test.db, orderId, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
});
afterEach(() => test.remove());

const leaseMs = 1_000;

/** A refund stored by a command that died before or after it called the provider. */
const stored = (amountPaise = 749_900) =>
  storedRefund(test.db, { orderId, amountPaise, atMs: test.clock.nowMs, leaseMs });

const reconcile = (afterMs: number) => {
  test.clock.nowMs += afterMs;
  return createRefundReconciler(test.checkDeps, fastify().log).poll();
};
const refund = async () => (await refundsOf(test.db, orderId))[0];
const respondWith = (status: RefundStatus) => () => status;
const completed: RefundStatus = { state: 'completed', providerRefundId: 'OMR1' };
const pending: RefundStatus = { state: 'pending', providerRefundId: 'OMR1' };
const unknown: RefundStatus = { state: 'unknown' };

it('leaves a refund to the process that stored it, until its lease ends', async () => {
  await stored();
  expect(await reconcile(leaseMs - 1)).toBe(0);
  expect(await reconcile(1)).toBe(1);
});

it('sends a refund that the provider never received, under the same id', async () => {
  const { id } = await stored();
  await reconcile(leaseMs);
  expect(test.provider.refunds).toMatchObject([{ id, orderId, amountPaise: 749_900 }]);
  expect(await refund()).toMatchObject({ state: 'accepted', providerRefundId: `OMR-${id}` });
  test.provider.onFindRefund = respondWith(completed);
  await reconcile(10_000);
  expect(await refund()).toMatchObject({ state: 'completed', nextCheckAtMs: null });
  expect(await reconcile(3_600_000)).toBe(0);
});

it('skips the refund of an order that another provider took', async () => {
  await test.db.updateTable('orders').set({ provider: 'phonepe-sandbox' }).execute();
  const { state } = await stored();
  test.provider.onFindRefund = respondWith(completed);
  await reconcile(leaseMs);
  expect(await refund()).toMatchObject({ state });
  expect(test.provider.refunds).toEqual([]);
});

it('does not resend a refund that the provider has, though its answer was lost', async () => {
  await stored();
  test.provider.onFindRefund = respondWith(pending);
  await reconcile(leaseMs);
  expect(await refund()).toMatchObject({ state: 'accepted' });
  expect(test.provider.refunds).toEqual([]);
});

it('flags the order and alerts staff when the provider says that it failed', async () => {
  await stored();
  test.provider.onFindRefund = respondWith({ ...pending, state: 'failed', reason: 'BANK_DOWN' });
  await reconcile(leaseMs);
  expect(await refund()).toMatchObject({ state: 'failed', failureReason: 'BANK_DOWN' });
  expect(await findOrder(test.db, orderId)).toMatchObject({ flag: 'refund_failed' });
  expect(test.alerts).toEqual([`${orderId} refund_failed`]);
});

it('believes a refusal only after an hour: the first request may be on its way', async () => {
  await stored();
  test.provider.onRefund = () => {
    throw new RefundRefused('HTTP 400', 'BAD_REQUEST');
  };
  await reconcile(leaseMs);
  await reconcile(60 * 60_000 - leaseMs - 1);
  expect(await refund()).toMatchObject({ state: 'requested' });
  expect(test.alerts).toEqual([]);
  await reconcile(60 * 60_000);
  expect(await refund()).toMatchObject({ state: 'failed', failureReason: 'BAD_REQUEST' });
});

it('keeps checking while the provider does not answer, in growing pauses of at most an hour', async () => {
  await stored();
  test.provider.onFindRefund = () => {
    throw new ProviderUnavailable('no response (timeout)');
  };
  await reconcile(leaseMs);
  expect(await refund()).toMatchObject({ state: 'requested', checks: 1, leasedUntilMs: null });
  const first = await refund();
  if (!first) throw new Error('no refund');
  expect([0, 60_000, 86_400_000].map((age) => nextRefundCheckAt(first, startMs + age))).toEqual([
    startMs + 10_000,
    startMs + 120_000,
    startMs + 86_400_000 + 3_600_000,
  ]);
});

it('keeps an accepted refund that the provider suddenly does not know', async () => {
  await stored();
  await reconcile(leaseMs);
  test.provider.onFindRefund = respondWith(unknown);
  await reconcile(10_000);
  expect(await refund()).toMatchObject({ state: 'accepted', checks: 2 });
  expect(test.provider.refunds).toHaveLength(1);
});

it('checks at once after a webhook, even one that comes during a check', async () => {
  const { id } = await stored();
  await reconcile(leaseMs);
  expect(await requestRefundCheck(test.db, id, test.clock.nowMs)).toBe(true);
  test.provider.onFindRefund = async () => {
    await requestRefundCheck(test.db, id, test.clock.nowMs);
    return pending;
  };
  expect(await reconcile(0)).toBe(1);
  test.provider.onFindRefund = respondWith(completed);
  expect(await reconcile(0)).toBe(1);
  expect(await refund()).toMatchObject({ state: 'completed' });
  expect(await requestRefundCheck(test.db, id, test.clock.nowMs)).toBe(false);
  expect(await requestRefundCheck(test.db, 'RF-NOBODY', test.clock.nowMs)).toBe(false);
});

const failed: RefundStatus = { state: 'failed', providerRefundId: 'OMR1', reason: 'BANK_DOWN' };
const minuteMs = 60_000;
const dayMs = 86_400_000;

it('finds a refund that the provider completes after it failed', async () => {
  await stored();
  test.provider.onFindRefund = respondWith(failed);
  await reconcile(leaseMs);
  expect(await reconcile(minuteMs)).toBe(1);
  expect(await refund()).toMatchObject({ state: 'failed' });
  test.provider.onFindRefund = respondWith(completed);
  expect(await reconcile(2 * minuteMs)).toBe(1);
  expect(await refund()).toMatchObject({ state: 'completed', nextCheckAtMs: null });
  expect(await findOrder(test.db, orderId)).toMatchObject({
    flag: 'refund_failed; refund_completed_late',
  });
  expect((await historyOf(test.db, orderId)).map(({ event }) => event)).toContain(
    'LateRefundCompleted',
  );
  expect(test.alerts).toEqual([`${orderId} refund_failed`, `${orderId} refund_completed_late`]);
});

it('checks a failed refund after a webhook, however old', async () => {
  const { id } = await stored();
  test.provider.onFindRefund = respondWith(failed);
  await reconcile(leaseMs);
  test.clock.nowMs += 40 * dayMs;
  await reconcile(0);
  expect(await refund()).toMatchObject({ nextCheckAtMs: null });
  test.provider.onFindRefund = respondWith(completed);
  expect(await requestRefundCheck(test.db, id, test.clock.nowMs)).toBe(true);
  expect(await reconcile(0)).toBe(1);
  expect(await refund()).toMatchObject({ state: 'completed' });
});

it('checks a failed refund for 30 days, at intervals that grow from a minute to 12 hours', async () => {
  await stored();
  test.provider.onFindRefund = respondWith(failed);
  await reconcile(leaseMs);
  const pausesMs: number[] = [];
  for (;;) {
    const { nextCheckAtMs } = (await refund()) ?? {};
    if (typeof nextCheckAtMs !== 'number') break;
    pausesMs.push(nextCheckAtMs - test.clock.nowMs);
    await reconcile(pausesMs.at(-1) ?? 0);
  }
  expect(pausesMs.slice(0, 4)).toEqual([1, 1, 2, 4].map((minutes) => minutes * minuteMs));
  expect(pausesMs.at(-1)).toBe(dayMs / 2);
  const watchedMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0);
  expect(watchedMs).toBeGreaterThanOrEqual(30 * dayMs);
  expect(watchedMs).toBeLessThan(31 * dayMs);
});

it('records the same outcome once', async () => {
  await stored();
  test.provider.onFindRefund = respondWith({ ...pending, state: 'failed', reason: 'BANK_DOWN' });
  test.clock.nowMs += leaseMs;
  const pollers = [1, 2].map(() => createRefundReconciler(test.checkDeps, fastify().log));
  await Promise.all(pollers.map((poller) => poller.poll()));
  expect(test.alerts).toHaveLength(1);
});

describe('a refund that takes too long', () => {
  beforeEach(async () => {
    test.provider.onFindRefund = respondWith(pending);
    await stored(100_000);
  });

  const flag = async () => (await findOrder(test.db, orderId))?.flag;
  const alertsToMail = async () =>
    (await test.db.selectFrom('alerts').select(['cause', 'orderIds']).execute()).filter(
      ({ cause }) => cause === flagReasons.refundOverdue,
    );

  it('flags the order once for a refund that PhonePe has not completed for 14 days', async () => {
    await reconcile(14 * dayMs - 1);
    expect(test.alerts).toEqual([]);
    await reconcile(dayMs);
    await reconcile(dayMs);
    expect(test.alerts).toEqual([`${orderId} ${flagReasons.refundOverdue}`]);
    expect(await flag()).toBe(flagReasons.refundOverdue);
    expect(await alertsToMail()).toEqual([{ cause: flagReasons.refundOverdue, orderIds: orderId }]);
  });

  it('flags one about which the provider does not answer', async () => {
    test.provider.onFindRefund = () => {
      throw new ProviderUnavailable('no response (timeout)');
    };
    await reconcile(14 * dayMs);
    expect(await flag()).toBe(flagReasons.refundOverdue);
  });

  it('does not flag one that has just ended', async () => {
    test.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    await reconcile(15 * dayMs);
    expect(test.alerts).toEqual([]);
    expect(await flag()).toBeNull();
  });

  it('stays resolved for that refund, and flags the next one', async () => {
    await reconcile(14 * dayMs);
    const details = { cause: 'staff', atMs: test.clock.nowMs, note: 'PhonePe looks into it' };
    await resolveFlag(test.db, orderId, details);
    await reconcile(dayMs);
    expect(await flag()).toBeNull();
    test.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
    await reconcile(dayMs);
    await stored(100_000);
    test.provider.onFindRefund = () => ({ state: 'pending', providerRefundId: 'OMR2' });
    await reconcile(14 * dayMs);
    expect(await flag()).toBe(flagReasons.refundOverdue);
    expect(test.alerts).toHaveLength(2);
  });
});

describe('the log', () => {
  const { log } = fastify();
  const [warn, error] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
  beforeEach(() => {
    for (const level of [warn, error]) level.mockReset();
  });
  const poll = () => {
    test.clock.nowMs += leaseMs;
    return createRefundReconciler(test.checkDeps, log).poll();
  };

  it('has a warning if the provider does not answer', async () => {
    const { id: refundId } = await stored();
    const err = new ProviderUnavailable('no answer (timeout)');
    test.provider.onFindRefund = () => {
      throw err;
    };
    await poll();
    expect(warn.mock.calls).toEqual([[{ orderId, refundId, err }, 'refund check failed']]);
    expect(error).not.toHaveBeenCalled();
  });

  it("has an error if the provider's response is wrong", async () => {
    const { id: refundId } = await stored();
    const err = new Error('another amount');
    test.provider.onFindRefund = () => {
      throw err;
    };
    await poll();
    expect(error.mock.calls).toEqual([[{ orderId, refundId, err }, 'refund check failed']]);
  });

  it('has an error if the next check cannot be stored', async () => {
    const { id: refundId } = await stored();
    test.provider.onFindRefund = async () => {
      await test.db.destroy();
      return { state: 'unknown' };
    };
    expect(await poll()).toBe(1);
    const fault = { orderId, refundId, err: expect.any(Error) };
    expect(error).toHaveBeenLastCalledWith(fault, 'refund poll failed');
  });

  it('blames the database, not the provider, if it is full', async () => {
    const { id: refundId } = await stored();
    const err = new DatabaseUnavailable('No space left on device');
    test.provider.onFindRefund = () => {
      throw err;
    };
    await poll();
    expect(error.mock.calls).toEqual([[{ orderId, refundId, err }, 'refund poll failed']]);
  });

  it('is empty after a success', async () => {
    await stored();
    test.provider.onFindRefund = respondWith(completed);
    await poll();
    for (const level of [warn, error]) expect(level).not.toHaveBeenCalled();
    expect(test.alerts).toEqual([]);
  });
});
