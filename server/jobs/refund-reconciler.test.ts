import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMove, findOrder } from '#server/orders/store.ts';
import {
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import { refundsOf, requestRefundCheck } from '#server/refunds/store.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { createRefundReconciler, nextRefundCheckAt } from './refund-reconciler.ts';

let test: Awaited<ReturnType<typeof openTestCheckout>>;
let orderId: string;
beforeEach(async () => {
  test = await openTestCheckout();
  ({ id: orderId } = await storedOrder(test.db));
  await applyMove(test.db, orderId, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
});
afterEach(() => test.remove());

const leaseMs = 1_000;

/** A refund that the command line has stored; it died before, or after, it called the provider. */
const stored = () => storedRefund(test.db, { orderId, atMs: test.clock.nowMs, leaseMs });

const reconcile = (afterMs: number) => {
  test.clock.nowMs += afterMs;
  return createRefundReconciler(test.checkDeps, fastify().log).poll();
};
const refund = async () => (await refundsOf(test.db, orderId))[0];
const says = (status: RefundStatus) => () => status;
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
  test.provider.onFindRefund = says(completed);
  await reconcile(10_000);
  expect(await refund()).toMatchObject({ state: 'completed', nextCheckAtMs: null });
  expect(await reconcile(3_600_000)).toBe(0);
});

it('leaves alone the refund of an order that another provider took', async () => {
  await test.db.updateTable('orders').set({ provider: 'phonepe-sandbox' }).execute();
  const { state } = await stored();
  test.provider.onFindRefund = says(completed);
  await reconcile(leaseMs);
  expect(await refund()).toMatchObject({ state });
  expect(test.provider.refunds).toEqual([]);
});

it('does not send again a refund that the provider has, whose answer was lost', async () => {
  await stored();
  test.provider.onFindRefund = says(pending);
  await reconcile(leaseMs);
  expect(await refund()).toMatchObject({ state: 'accepted' });
  expect(test.provider.refunds).toEqual([]);
});

it('flags the order and tells a person when the provider says that it failed', async () => {
  await stored();
  test.provider.onFindRefund = says({ ...pending, state: 'failed', reason: 'BANK_DOWN' });
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

it('asks on while the provider does not answer, ever more seldom, but each hour', async () => {
  await stored();
  test.provider.onFindRefund = () => {
    throw new ProviderUnavailable('no response (timeout)');
  };
  await reconcile(leaseMs);
  expect(await refund()).toMatchObject({ state: 'requested', checks: 1, leasedUntilMs: null });
  expect([0, 60_000, 86_400_000].map((age) => nextRefundCheckAt(startMs, startMs + age))).toEqual([
    startMs + 10_000,
    startMs + 120_000,
    startMs + 86_400_000 + 3_600_000,
  ]);
});

it('keeps an accepted refund that the provider suddenly does not know', async () => {
  await stored();
  await reconcile(leaseMs);
  test.provider.onFindRefund = says(unknown);
  await reconcile(10_000);
  expect(await refund()).toMatchObject({ state: 'accepted', checks: 2 });
  expect(test.provider.refunds).toHaveLength(1);
});

it('asks at once after a webhook, even one that comes while it asks', async () => {
  const { id } = await stored();
  await reconcile(leaseMs);
  expect(await requestRefundCheck(test.db, id, test.clock.nowMs)).toBe(true);
  test.provider.onFindRefund = async () => {
    await requestRefundCheck(test.db, id, test.clock.nowMs);
    return pending;
  };
  expect(await reconcile(0)).toBe(1);
  test.provider.onFindRefund = says(completed);
  expect(await reconcile(0)).toBe(1);
  expect(await refund()).toMatchObject({ state: 'completed' });
  expect(await requestRefundCheck(test.db, id, test.clock.nowMs)).toBe(false);
  expect(await requestRefundCheck(test.db, 'RF-NOBODY', test.clock.nowMs)).toBe(false);
});

it('takes the same news twice for once', async () => {
  await stored();
  test.provider.onFindRefund = says({ ...pending, state: 'failed', reason: 'BANK_DOWN' });
  test.clock.nowMs += leaseMs;
  const pollers = [1, 2].map(() => createRefundReconciler(test.checkDeps, fastify().log));
  await Promise.all(pollers.map((poller) => poller.poll()));
  expect(test.alerts).toHaveLength(1);
});
