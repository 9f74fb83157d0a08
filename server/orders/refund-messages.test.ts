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
const sentence = (label: 'success' | 'refundUnderWay' | 'refunded', price: string) =>
  fill(server[label], { price, service: 'SEO Optimization', ...refundPolicy.creditedDays });

it('mentions a refund to the payer, and only that once it is the whole payment', async () => {
  const { id: orderId } = await storedOrder(api.db);
  const move = { cause: 'test', atMs: api.clock.nowMs, providerRefundId: 'OMR1' };
  await applyMove(api.db, orderId, 'PaymentConfirmed', move);
  const body = async () => (await api.get(`/api/phonepe-status?id=${orderId}`)).body;
  const message = async () => (await body()).message;
  const given = async () => (await body()).order?.refundedPaise;
  const refund = async (amountPaise: number) => {
    api.clock.nowMs += 1;
    return await storedRefund(api.db, { orderId, amountPaise, atMs: api.clock.nowMs });
  };
  const receipt = sentence('success', '₹7,499');

  const part = await refund(49_900);
  expect([await message(), await given()]).toEqual([receipt, 0]);
  await applyRefundMove(api.db, part, { ...move, event: 'RefundAccepted' });
  expect(await message()).toBe(`${receipt} ${sentence('refundUnderWay', '₹499')}`);
  await applyRefundMove(api.db, part, { ...move, event: 'RefundCompleted' });

  const failed = await refund(700_000);
  // The provider has not accepted it yet, so we still hold the rest of the payment.
  expect(await message()).toBe(`${receipt} ${sentence('refunded', '₹499')}`);
  await applyRefundMove(api.db, failed, { ...move, event: 'RefundFailed' });
  expect(await message()).toBe(`${receipt} ${sentence('refunded', '₹499')}`);
  expect(await given()).toBe(49_900);
  await applyRefundMove(api.db, await refund(700_000), { ...move, event: 'RefundAccepted' });
  expect(await message()).toBe(
    `${sentence('refunded', '₹499')} ${sentence('refundUnderWay', '₹7,000')}`,
  );
  expect(await given()).toBe(749_900);
});

it('keeps the receipt until the provider has accepted a full refund', async () => {
  const { id: orderId } = await storedOrder(api.db);
  const { nowMs: atMs } = api.clock;
  await applyMove(api.db, orderId, 'PaymentConfirmed', { cause: 'test', atMs });
  await storedRefund(api.db, { orderId, atMs });
  const { body } = await api.get(`/api/phonepe-status?id=${orderId}`);
  expect(body.message).toBe(sentence('success', '₹7,499'));
});

it('does not say that we have a different amount once some of it is refunded', async () => {
  const { id: orderId } = await storedOrder(api.db);
  const { nowMs: atMs } = api.clock;
  await applyMove(api.db, orderId, 'OtherAmountFound', { cause: 'test', atMs });
  const refund = await storedRefund(api.db, { orderId, amountPaise: 100, atMs });
  const move = { cause: 'test', atMs, providerRefundId: 'OMR1' };
  await applyRefundMove(api.db, refund, { ...move, event: 'RefundAccepted' });
  const { body } = await api.get(`/api/phonepe-status?id=${orderId}&wait=0`);
  expect(body.message).toBe(sentence('refundUnderWay', '₹1'));
});
