import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMove, findOrder, resolveFlag } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { refundOverdueFlag } from './flag-overdue.ts';
import { createRefundReconciler } from './refund-reconciler.ts';

const days = (count: number) => count * 86_400_000;

let test: Awaited<ReturnType<typeof openTestCheckout>>;
let orderId: string;
beforeEach(async () => {
  test = await openTestCheckout();
  ({ id: orderId } = await storedOrder(test.db));
  await applyMove(test.db, orderId, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
  test.provider.onFindRefund = () => ({ state: 'pending', providerRefundId: 'OMR1' });
  await askForRefund();
});
afterEach(() => test.remove());

const askForRefund = () =>
  storedRefund(test.db, { orderId, amountPaise: 100_000, atMs: test.clock.nowMs, leaseMs: 1_000 });
const reconcile = (afterMs: number) => {
  test.clock.nowMs += afterMs;
  return createRefundReconciler(test.checkDeps, fastify().log).poll();
};
const flag = async () => (await findOrder(test.db, orderId))?.flag;
const alertsToMail = async () =>
  (await test.db.selectFrom('alerts').select(['cause', 'orderIds']).execute()).filter(
    ({ cause }) => cause === refundOverdueFlag,
  );

it('tells a person once of a refund that PhonePe has not completed for 14 days', async () => {
  await reconcile(days(14) - 1);
  expect(test.alerts).toEqual([]);
  await reconcile(days(1));
  await reconcile(days(1));
  expect(test.alerts).toEqual([`${orderId} ${refundOverdueFlag}`]);
  expect(await flag()).toBe(refundOverdueFlag);
  expect(await alertsToMail()).toEqual([{ cause: refundOverdueFlag, orderIds: orderId }]);
});

it('tells of one that the provider does not answer about', async () => {
  test.provider.onFindRefund = () => {
    throw new ProviderUnavailable('no response (timeout)');
  };
  await reconcile(days(14));
  expect(await flag()).toBe(refundOverdueFlag);
});

it('says nothing of one that has just come to its end', async () => {
  test.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
  await reconcile(days(15));
  expect(test.alerts).toEqual([]);
  expect(await flag()).toBeNull();
});

it('stays resolved for that refund, and tells of the next one', async () => {
  await reconcile(days(14));
  const details = { cause: 'staff', atMs: test.clock.nowMs, note: 'PhonePe looks into it' };
  await resolveFlag(test.db, orderId, details);
  await reconcile(days(1));
  expect(await flag()).toBeNull();
  test.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
  await reconcile(days(1));
  await askForRefund();
  test.provider.onFindRefund = () => ({ state: 'pending', providerRefundId: 'OMR2' });
  await reconcile(days(14));
  expect(await flag()).toBe(refundOverdueFlag);
  expect(test.alerts).toHaveLength(2);
});
