import { expect, it, onTestFinished } from 'vitest';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { ProviderUnavailable, type RefundStatus } from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import type { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { recordRefundStatus } from './confirm.ts';
import { carryOutRefund, planRefund, refundLeaseMs, storeRefund } from './plan.ts';
import { refundsOf } from './store.ts';

const providerRefundId = 'OMR1';
const paid = 749_900;
const details = { reason: 'one board less', requestedBy: 'staff' };
const dayMs = 86_400_000;

async function openPaid() {
  const checkout = await openTestCheckout();
  onTestFinished(checkout.remove);
  const { db, checkDeps } = checkout;
  const { id: orderId } = await storedOrder(db);
  await applyMove(db, orderId, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
  const plan = (amountPaise?: number) => planRefund(orderId, amountPaise, checkDeps);
  const failed = async (amountPaise: number, ofProvider: string | undefined = undefined) => {
    const refund = await storedRefund(db, { orderId, amountPaise });
    const status = { state: 'failed', providerRefundId: ofProvider, reason: 'BANK_DOWN' } as const;
    return await recordRefundStatus(refund, status, checkDeps);
  };
  return { ...checkout, orderId, plan, failed };
}

/** Makes the provider answer every check alike, and counts them. */
function answerChecks(provider: FakeProvider, status: RefundStatus) {
  const checks = { count: 0 };
  provider.onFindRefund = () => {
    checks.count += 1;
    return status;
  };
  return checks;
}

it('plans all that is left, or the requested amount, and stores nothing', async () => {
  const { checkDeps, db, orderId, plan } = await openPaid();
  const order = await findOrder(db, orderId);
  expect(await plan()).toEqual({ order, paidPaise: paid, refundedPaise: 0, amountPaise: paid });
  expect(await plan(100)).toMatchObject({ amountPaise: 100 });
  expect(await refundsOf(db, orderId)).toEqual([]);

  const first = await storedRefund(db, { orderId, amountPaise: 200_000 });
  await expect(plan()).rejects.toThrow(`Refund ${first.id} of ₹2,000 is under way`);
  await recordRefundStatus(first, { state: 'completed', providerRefundId }, checkDeps);
  expect(await plan()).toMatchObject({ refundedPaise: 200_000, amountPaise: 549_900 });
  await expect(plan(549_901)).rejects.toThrow('Only ₹5,499 is left to refund');
});

it('plans nothing for an order that is unknown, unpaid or of another provider', async () => {
  const { checkDeps, db, provider } = await openPaid();
  const plan = (id: string) => planRefund(id, undefined, checkDeps);
  await expect(plan('BAW-NOBODY')).rejects.toThrow('There is no order BAW-NOBODY');
  const other = await storedOrder(db, { provider: 'phonepe' });
  await expect(plan(other.id)).rejects.toThrow(`${other.id} was paid through phonepe, not fake`);
  const unpaid = await storedOrder(db);
  await expect(plan(unpaid.id)).rejects.toThrow(`${unpaid.id} is not paid: nothing to refund`);
  provider.onFind = () => ({ state: 'pending', amountPaise: paid });
  await expect(plan(unpaid.id)).rejects.toThrow('is not paid');
});

it('plans the amount at the provider for an order that is not paid here', async () => {
  const { checkDeps, db, provider } = await openPaid();
  const { id } = await storedOrder(db);
  provider.onFind = () => ({ state: 'completed', amountPaise: 600_000 });
  expect(await planRefund(id, undefined, checkDeps)).toMatchObject({
    paidPaise: 600_000,
    amountPaise: 600_000,
  });
});

it('plans until the refund window ends', async () => {
  const { clock, plan } = await openPaid();
  clock.nowMs = startMs + 90 * dayMs;
  expect(await plan()).toMatchObject({ amountPaise: paid });
  clock.nowMs += 1;
  await expect(plan()).rejects.toThrow('was paid more than 90 days ago');
});

it('counts from the payment itself if it was found later', async () => {
  const { checkDeps, clock, db } = await openPaid();
  const { id } = await storedOrder(db);
  const payment = { atMs: startMs + 1 };
  const found = { cause: 'reconciler', atMs: startMs + 10 * dayMs, payment };
  await applyMove(db, id, 'PaymentConfirmed', found);
  clock.nowMs = startMs + 90 * dayMs + 1;
  expect(await planRefund(id, undefined, checkDeps)).toMatchObject({ amountPaise: paid });
  clock.nowMs += 1;
  await expect(planRefund(id, undefined, checkDeps)).rejects.toThrow('90 days ago');
});

it('rejects less than the minimum of the provider, and accepts the minimum', async () => {
  const { plan } = await openPaid();
  await expect(plan(99)).rejects.toThrow('Minimum refund is ₹1');
  expect(await plan(100)).toMatchObject({ amountPaise: 100 });
});

it.each<[string, string | undefined, RefundStatus, string]>([
  ['it is under way again', undefined, { state: 'pending', providerRefundId }, 'under way again'],
  ['it has lost one it had accepted', providerRefundId, { state: 'unknown' }, 'does not know'],
])('checks a failed refund with the provider first: %s', async (_, ofProvider, status, message) => {
  const { checkDeps, failed, plan, provider } = await openPaid();
  const planned = await plan(100);
  await failed(300_000, ofProvider);
  provider.onFindRefund = () => status;
  await expect(plan(100)).rejects.toThrow(message);
  await expect(storeRefund(planned, details, checkDeps)).rejects.toThrow(message);
});

it('rejects another refund unless the failed one has certainly failed', async () => {
  const { failed, plan, provider } = await openPaid();
  const { id } = await failed(300_000);
  provider.onFindRefund = () => {
    throw new ProviderUnavailable('no response (timeout)');
  };
  await expect(plan()).rejects.toThrow(
    `Cannot confirm that refund ${id} has failed: no response (timeout). Try again later`,
  );
});

it('plans the rest if a failed refund turns out to be completed', async () => {
  const { db, failed, orderId, plan, provider } = await openPaid();
  await failed(300_000);
  provider.onFindRefund = () => ({ state: 'completed', providerRefundId });
  expect(await plan()).toMatchObject({ refundedPaise: 300_000, amountPaise: 449_900 });
  expect(await refundsOf(db, orderId)).toMatchObject([{ state: 'completed' }]);
});

it('plans another refund if the provider never received the failed one', async () => {
  const { failed, plan, provider } = await openPaid();
  await failed(300_000);
  provider.onFindRefund = () => ({ state: 'unknown' });
  expect(await plan()).toMatchObject({ refundedPaise: 0, amountPaise: paid });
});

it('leases a stored refund to its sender, with requester and reason', async () => {
  const { checkDeps, clock, db, orderId, plan } = await openPaid();
  const planned = await plan(200_000);
  clock.nowMs += 5_000;
  const refund = await storeRefund(planned, details, checkDeps);
  expect(refund).toMatchObject({
    ...{ ...details, state: 'requested', amountPaise: 200_000, checks: 0 },
    ...{ createdAtMs: clock.nowMs, nextCheckAtMs: clock.nowMs },
    leasedUntilMs: clock.nowMs + refundLeaseMs,
  });
  const { seq } = (await historyOf(db, orderId)).at(-1) ?? {};
  const stale = { ...details, revision: (seq ?? 0) - 1 };
  await expect(storeRefund(planned, stale, checkDeps)).rejects.toMatchObject({
    name: 'StaleOrder',
  });
});

it('checks a sent refund three times, and leaves it to the server', async () => {
  const { checkDeps, clock, db, orderId, plan, provider } = await openPaid();
  const refund = await storeRefund(await plan(), details, checkDeps);
  const checks = answerChecks(provider, { state: 'pending', providerRefundId });
  expect(await carryOutRefund(refund, checkDeps, 0)).toMatchObject({ state: 'accepted' });
  expect(checks.count).toBe(3);
  expect(await refundsOf(db, orderId)).toMatchObject([
    { leasedUntilMs: null, checks: 1, nextCheckAtMs: clock.nowMs + 10_000 },
  ]);
});

it('stops checking once the money is refunded', async () => {
  const { checkDeps, plan, provider } = await openPaid();
  const refund = await storeRefund(await plan(), details, checkDeps);
  const checks = answerChecks(provider, { state: 'completed', providerRefundId });
  expect(await carryOutRefund(refund, checkDeps, 0)).toMatchObject({ state: 'completed' });
  expect(checks.count).toBe(1);
});

it('leaves a refund to the server if the provider does not respond, and rethrows other errors', async () => {
  const { checkDeps, db, orderId, plan, provider } = await openPaid();
  const refund = await storeRefund(await plan(), details, checkDeps);
  provider.onRefund = () => {
    throw new ProviderUnavailable('no response (timeout)');
  };
  expect(await carryOutRefund(refund, checkDeps, 0)).toEqual(refund);
  expect(await refundsOf(db, orderId)).toMatchObject([{ state: 'requested', leasedUntilMs: null }]);
  provider.onRefund = () => {
    throw new Error('unexpected');
  };
  const [stored] = await refundsOf(db, orderId);
  if (!stored) throw new Error('no refund');
  await expect(carryOutRefund(stored, checkDeps, 0)).rejects.toThrow('unexpected');
});
