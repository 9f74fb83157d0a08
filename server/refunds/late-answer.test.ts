import { expect, it, onTestFinished } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { applyMove, findOrder, historyOf } from '#server/orders/store.ts';
import {
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { confirmRefund, startRefund } from './confirm.ts';
import { refundsOf } from './store.ts';

const providerRefundId = 'OMR1';

async function openPaid() {
  const checkout = await openTestCheckout();
  onTestFinished(checkout.remove);
  const { db } = checkout;
  const { id: orderId } = await storedOrder(db);
  await applyMove(db, orderId, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
  const refund = await storedRefund(db, { orderId, atMs: startMs, leaseMs: 1_000 });
  return { ...checkout, orderId, refund };
}

it.each<[string, RefundStatus]>([
  ['that it is under way', { state: 'pending', providerRefundId }],
  ['that it has failed', { state: 'failed', providerRefundId, reason: 'BANK_DOWN' }],
])('a refund stays carried out where an older answer comes later and says %s', async (_, late) => {
  const { checkDeps, db, orderId, provider, refund } = await openPaid();
  const confirm = (cause: string) => confirmRefund(refund, { ...checkDeps, cause });
  const answer = Promise.withResolvers<RefundStatus>();
  provider.onFindRefund = () => answer.promise;
  const older = confirm('reconciler');

  // While it is on its way, a webhook lets another server ask.
  provider.onFindRefund = () => ({ state: 'completed', providerRefundId });
  expect(await confirm('webhook')).toMatchObject({ state: 'completed' });
  answer.resolve(late);
  expect(await older).toMatchObject({ state: 'completed' });

  const completed = { state: 'completed', failureReason: null, nextCheckAtMs: null };
  expect(await refundsOf(db, orderId)).toMatchObject([completed]);
  expect(await findOrder(db, orderId)).toMatchObject({ flag: null });
  expect((await historyOf(db, orderId)).at(-1)?.event).toBe('RefundCompleted');
});

it.each([
  ['the command slept until its lease was over', 1_000, 0],
  ['a server whose clock is ahead took the refund', 0, 1_000],
])('a refusal is not believed where %s: the refund may be there', async (_, sleptMs, aheadMs) => {
  const { clock, checkDeps, db, orderId, provider, refund } = await openPaid();
  provider.onRefund = async () => {
    clock.nowMs += sleptMs;
    const lease = { nowMs: startMs + aheadMs, limit: 1, leaseMs: 1_000 };
    await leaseDue(db, 'refunds', lease);
    throw new RefundRefused('HTTP 400', 'BAD_REQUEST');
  };
  const started = startRefund(refund, { ...checkDeps, cause: 'staff' });
  await expect(started).rejects.toThrow(ProviderUnavailable);
  expect(await refundsOf(db, orderId)).toMatchObject([{ state: 'requested' }]);
});

it('a refusal of the first call means that the refund failed', async () => {
  const { checkDeps, provider, refund } = await openPaid();
  provider.onRefund = () => {
    throw new RefundRefused('HTTP 400', 'BAD_REQUEST');
  };
  const started = startRefund(refund, { ...checkDeps, cause: 'staff' });
  expect(await started).toMatchObject({ state: 'failed', failureReason: 'BAD_REQUEST' });
});
