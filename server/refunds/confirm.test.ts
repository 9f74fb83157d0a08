import { expect, it, onTestFinished } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { addFlag, applyMove, historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import {
  type PaymentStatus,
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import type { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { checkRefund, startRefund } from './confirm.ts';
import { carryOutRefund } from './plan.ts';
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

/** Holds back the provider's next response until the test releases it. */
function delayResponse(provider: FakeProvider) {
  const response = Promise.withResolvers<RefundStatus>();
  const requested = Promise.withResolvers<void>();
  provider.onFindRefund = () => {
    requested.resolve();
    return response.promise;
  };
  return { response, requested: requested.promise };
}

it.each<[string, RefundStatus]>([
  ['that it is under way', { state: 'pending', providerRefundId }],
  ['that it has failed', { state: 'failed', providerRefundId, reason: 'BANK_DOWN' }],
])('a completed refund stays completed if an older response then says %s', async (_, late) => {
  const { checkDeps, db, orderId, provider, refund } = await openPaid();
  const check = (cause: string) => checkRefund(refund, { ...checkDeps, cause });
  const { response, requested } = delayResponse(provider);
  const older = check('reconciler');
  await requested;

  // Meanwhile, a webhook makes another server check.
  provider.onFindRefund = () => ({ state: 'completed', providerRefundId });
  expect(await check('webhook')).toMatchObject({ state: 'completed' });
  response.resolve(late);
  expect(await older).toMatchObject({ state: 'completed' });

  const completed = { state: 'completed', failureReason: null, nextCheckAtMs: null };
  expect(await refundsOf(db, orderId)).toMatchObject([completed]);
  expect(await findOrder(db, orderId)).toMatchObject({ flag: null });
  expect((await historyOf(db, orderId)).at(-1)?.event).toBe('RefundCompleted');
});

it.each([
  ['the command slept until its lease was over', 1_000, 0],
  ['a server whose clock is ahead took the refund', 0, 1_000],
])('a refusal is not believed if %s: PhonePe may have the refund', async (_, sleptMs, aheadMs) => {
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

it('a failed refund is completed by a response that the failure overtook', async () => {
  const { alerts, checkDeps, db, orderId, provider, refund } = await openPaid();
  const check = (cause: string) => checkRefund(refund, { ...checkDeps, cause });
  const { response, requested } = delayResponse(provider);
  const newer = check('webhook');
  await requested;
  provider.onFindRefund = () => ({ state: 'failed', providerRefundId, reason: 'BANK_DOWN' });
  await check('reconciler');
  response.resolve({ state: 'completed', providerRefundId });
  expect(await newer).toMatchObject({ state: 'completed' });
  expect(alerts).toEqual([`${orderId} refund_failed`, `${orderId} refund_completed_late`]);
  expect((await historyOf(db, orderId)).map(({ event }) => event)).toContain('LateRefundCompleted');
});

it('a refund that failed is looked up, and never sent again', async () => {
  const { checkDeps, provider, refund } = await openPaid();
  const asStaff = { ...checkDeps, cause: 'staff' };
  provider.onRefund = () => ({ state: 'failed', providerRefundId, reason: 'BANK_DOWN' });
  const failed = await startRefund(refund, asStaff);
  provider.onFindRefund = () => ({ state: 'unknown' });
  expect(await checkRefund(failed, asStaff)).toEqual(failed);
  provider.onFindRefund = () => ({ state: 'pending', providerRefundId });
  expect(await checkRefund(failed, asStaff)).toEqual(failed);
  expect(provider.refunds).toHaveLength(1);
});

it('a stored refund is not sent once a failed one has been completed late', async () => {
  const { clock, checkDeps, db, orderId, provider, refund } = await openPaid();
  const asStaff = { ...checkDeps, cause: 'staff' };
  provider.onRefund = () => ({ state: 'failed', providerRefundId, reason: 'BANK_DOWN' });
  const failed = await startRefund(refund, asStaff);
  // The command died after it had stored this one.
  const second = await storedRefund(db, { orderId, atMs: startMs + 1 });
  provider.onFindRefund = ({ id }) =>
    id === failed.id ? { state: 'completed', providerRefundId } : { state: 'unknown' };
  await checkRefund(failed, asStaff);
  expect(await findOrder(db, orderId)).toMatchObject({
    flag: 'refund_failed; refund_completed_late; refunds_exceed_paid',
  });
  await expect(checkRefund(second, asStaff)).rejects.toThrow('completed meanwhile');
  clock.nowMs += 61 * 60_000;
  expect(await checkRefund(second, asStaff)).toMatchObject({
    ...{ state: 'failed', failureReason: 'EXCEEDS_PAID' },
  });
  expect(provider.refunds).toHaveLength(1);
});

it.each<[string, () => PaymentStatus, string]>([
  ['what the provider holds', () => ({ state: 'completed', amountPaise: 900_000 }), 'late'],
  ['less than that', () => ({ state: 'completed', amountPaise: 800_000 }), 'exceeds'],
  [
    'the provider does not respond, so the ordered amount counts',
    () => {
      throw new ProviderUnavailable('no response (timeout)');
    },
    'exceeds',
  ],
])(
  'refunds of an order with a different amount are compared with it: %s',
  async (_, find, flag) => {
    const { checkDeps, db, orderId, provider, refund } = await openPaid();
    const asStaff = { ...checkDeps, cause: 'staff' };
    await addFlag(db, orderId, { flag: 'amount_differs', cause: 'reconciler', atMs: startMs });
    provider.onRefund = () => ({ state: 'failed', providerRefundId, reason: 'BANK_DOWN' });
    const failed = await startRefund(refund, asStaff);
    await storedRefund(db, { orderId, paidPaise: 900_000, amountPaise: 150_000 });
    provider.onFindRefund = () => ({ state: 'completed', providerRefundId });
    provider.onFind = find;
    await checkRefund(failed, asStaff);
    const isExceeded = (await findOrder(db, orderId))?.flag?.includes('refunds_exceed_paid');
    expect(isExceeded).toBe(flag === 'exceeds');
  },
);

it('leaves a refund unchanged if the provider does not know its own call', async () => {
  const { checkDeps, db, orderId, provider, refund } = await openPaid();
  provider.onRefund = () => ({ state: 'unknown' });
  await startRefund(refund, { ...checkDeps, cause: 'staff' });
  expect(await refundsOf(db, orderId)).toEqual([refund]);
});

it('a refusal of the first call means that the refund failed', async () => {
  const { checkDeps, provider, refund } = await openPaid();
  provider.onRefund = () => {
    throw new RefundRefused('HTTP 400', 'BAD_REQUEST');
  };
  const started = startRefund(refund, { ...checkDeps, cause: 'staff' });
  expect(await started).toMatchObject({ state: 'failed', failureReason: 'BAD_REQUEST' });
});

it('a refund that a server has leased meanwhile stays leased to it', async () => {
  const { checkDeps, db, orderId, provider, refund } = await openPaid();
  const pending: RefundStatus = { state: 'pending', providerRefundId };
  provider.onFindRefund = () => pending;
  provider.onRefund = async () => {
    await leaseDue(db, 'refunds', { nowMs: startMs + 1_000, limit: 1, leaseMs: 5_000 });
    return pending;
  };
  await carryOutRefund(refund, checkDeps, 0);
  expect(await refundsOf(db, orderId)).toMatchObject([{ leasedUntilMs: startMs + 6_000 }]);
});

it('a refund of an order of another provider is left alone', async () => {
  const { checkDeps, db, provider } = await openPaid();
  const { id: orderId } = await storedOrder(db, { provider: 'phonepe' });
  const refund = await storedRefund(db, { orderId });
  provider.onFindRefund = () => ({ state: 'completed', providerRefundId });
  expect(await checkRefund(refund, checkDeps)).toEqual(refund);
});

it('a refund that the provider has accepted is never sent again, even if it is unknown now', async () => {
  const { checkDeps, provider, refund } = await openPaid();
  const accepted = await startRefund(refund, checkDeps);
  expect(accepted).toMatchObject({ state: 'accepted' });
  await expect(checkRefund(accepted, checkDeps)).rejects.toThrow('does not know a refund');
  expect(provider.refunds).toHaveLength(1);
});

it('refunds that make up the whole payment are all sent', async () => {
  const { checkDeps, db, orderId, provider, refund } = await openPaid();
  provider.onRefund = ({ id }) => ({ state: 'failed', providerRefundId: id, reason: 'BANK_DOWN' });
  await startRefund(refund, checkDeps);
  provider.onRefund = ({ id }) => ({ state: 'completed', providerRefundId: id });
  for (const amountPaise of [300_000, 449_900]) {
    const next = await storedRefund(db, { orderId, amountPaise });
    expect(await checkRefund(next, checkDeps)).toMatchObject({ state: 'completed' });
  }
  expect(provider.refunds).toHaveLength(3);
});

it('a refund that a webhook has completed meanwhile is not sent', async () => {
  const { checkDeps, provider, refund } = await openPaid();
  const { response, requested } = delayResponse(provider);
  const older = checkRefund(refund, checkDeps);
  await requested;
  provider.onFindRefund = () => ({ state: 'completed', providerRefundId });
  await checkRefund(refund, { ...checkDeps, cause: 'webhook' });
  response.resolve({ state: 'unknown' });
  await older;
  expect(provider.refunds).toEqual([]);
});
