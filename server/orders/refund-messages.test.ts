import { afterEach, beforeEach, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { applyMove } from '#server/orders/moves.ts';
import { refundPolicy } from '#server/refunds/policy.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const { server } = paymentLabels;
const told = (label: 'success' | 'refundUnderWay' | 'refunded', price: string) =>
  fill(server[label], { price, service: 'SEO Optimization', ...refundPolicy.creditedDays });

it('tells a payer of money that comes back, and of nothing else once all of it does', async () => {
  const { id: orderId } = await storedOrder(api.db);
  const move = { cause: 'test', atMs: api.clock.nowMs, providerRefundId: 'OMR1' };
  await applyMove(api.db, orderId, 'PaymentConfirmed', move);
  const body = async () => (await api.get(`/api/phonepe-status?id=${orderId}`)).body;
  const message = async () => (await body()).message;
  const given = async () => (await body()).order?.refundedPaise;
  const giveBack = async (amountPaise: number) => {
    api.clock.nowMs += 1;
    return await storedRefund(api.db, { orderId, amountPaise, atMs: api.clock.nowMs });
  };
  const receipt = told('success', '₹7,499');

  const part = await giveBack(49_900);
  expect([await message(), await given()]).toEqual([receipt, 0]);
  await applyRefundMove(api.db, part, { ...move, event: 'RefundAccepted' });
  expect(await message()).toBe(`${receipt} ${told('refundUnderWay', '₹499')}`);
  await applyRefundMove(api.db, part, { ...move, event: 'RefundCompleted' });

  const failed = await giveBack(700_000);
  // The provider has not taken it yet, so the rest of the payment is with us.
  expect(await message()).toBe(`${receipt} ${told('refunded', '₹499')}`);
  await applyRefundMove(api.db, failed, { ...move, event: 'RefundFailed' });
  expect(await message()).toBe(`${receipt} ${told('refunded', '₹499')}`);
  expect(await given()).toBe(49_900);
  await applyRefundMove(api.db, await giveBack(700_000), { ...move, event: 'RefundAccepted' });
  expect(await message()).toBe(`${told('refunded', '₹499')} ${told('refundUnderWay', '₹7,000')}`);
  expect(await given()).toBe(749_900);
});

it('keeps the receipt until the provider has taken the refund of all of it', async () => {
  const { id: orderId } = await storedOrder(api.db);
  const { nowMs: atMs } = api.clock;
  await applyMove(api.db, orderId, 'PaymentConfirmed', { cause: 'test', atMs });
  await storedRefund(api.db, { orderId, atMs });
  const { body } = await api.get(`/api/phonepe-status?id=${orderId}`);
  expect(body.message).toBe(told('success', '₹7,499'));
});

it('does not say that another amount is with us once some of it comes back', async () => {
  const { id: orderId } = await storedOrder(api.db);
  const { nowMs: atMs } = api.clock;
  await applyMove(api.db, orderId, 'OtherAmountFound', { cause: 'test', atMs });
  const refund = await storedRefund(api.db, { orderId, amountPaise: 100, atMs });
  const move = { cause: 'test', atMs, providerRefundId: 'OMR1' };
  await applyRefundMove(api.db, refund, { ...move, event: 'RefundAccepted' });
  const { body } = await api.get(`/api/phonepe-status?id=${orderId}&wait=0`);
  expect(body.message).toBe(told('refundUnderWay', '₹1'));
});
