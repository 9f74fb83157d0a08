import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '#server/database/database-error.ts';
import { createRefundReconciler } from '#server/jobs/refund-reconciler.ts';
import { historyOf } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { confirmRefund, startRefund } from './confirm.ts';
import { refundsOf } from './store.ts';

const { log } = fastify();
const [warn, error] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
let test: Awaited<ReturnType<typeof openTestCheckout>>;
let orderId: string;
beforeEach(async () => {
  for (const level of [warn, error]) level.mockReset();
  test = await openTestCheckout();
  ({ id: orderId } = await storedOrder(test.db));
});
afterEach(() => test.remove());

const stored = () => storedRefund(test.db, { orderId, amountPaise: 100 });
const poll = () => createRefundReconciler(test.checkDeps, log).poll();

it('only warns where the provider does not answer', async () => {
  const { id: refundId } = await stored();
  const err = new ProviderUnavailable('no answer (timeout)');
  test.provider.onFindRefund = () => {
    throw err;
  };
  await poll();
  expect(warn.mock.calls).toEqual([[{ orderId, refundId, err }, 'refund check failed']]);
  expect(error).not.toHaveBeenCalled();
});

it('calls a person where the provider says what cannot be', async () => {
  const { id: refundId } = await stored();
  const err = new Error('another amount');
  test.provider.onFindRefund = () => {
    throw err;
  };
  await poll();
  expect(error.mock.calls).toEqual([[{ orderId, refundId, err }, 'refund check failed']]);
});

it('calls a person where the database does not take the next check', async () => {
  const { id: refundId } = await stored();
  test.provider.onFindRefund = async () => {
    await test.db.destroy();
    return { state: 'unknown' };
  };
  expect(await poll()).toBe(1);
  const fault = { orderId, refundId, err: expect.any(Error) };
  expect(error).toHaveBeenLastCalledWith(fault, 'refund poll failed');
});

it('blames nothing on the provider where the database is full', async () => {
  const { id: refundId } = await stored();
  const err = new DatabaseUnavailable('No space left on device');
  test.provider.onFindRefund = () => {
    throw err;
  };
  await poll();
  expect(error.mock.calls).toEqual([[{ orderId, refundId, err }, 'refund poll failed']]);
});

it('alerts nobody and logs nothing where all goes well', async () => {
  await stored();
  test.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
  await poll();
  expect((await historyOf(test.db, orderId)).at(-1)).toMatchObject({
    ...{ event: 'RefundCompleted', cause: 'reconciler' },
  });
  expect(test.alerts).toEqual([]);
  for (const level of [warn, error]) expect(level).not.toHaveBeenCalled();
});

it('alerts once of a refund that failed, however often that is heard', async () => {
  const refund = await stored();
  const checkDeps = { ...test.checkDeps, cause: 'test' };
  test.provider.onFindRefund = () => ({
    ...{ state: 'failed', providerRefundId: 'OMR1', reason: 'BANK_DOWN' },
  });
  for (let times = 0; times < 2; times += 1) await confirmRefund(refund, checkDeps);
  expect(test.alerts).toEqual([`${orderId} refund_failed`]);
});

it('leaves a refund as it is where the provider knows nothing of its own call', async () => {
  const refund = await stored();
  test.provider.onRefund = () => ({ state: 'unknown' });
  await startRefund(refund, { ...test.checkDeps, cause: 'staff' });
  expect(await refundsOf(test.db, orderId)).toEqual([refund]);
});
