import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createReconciler } from '#server/jobs/order-reconciler.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startedPayment, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { recordPaymentStarted } from './moves.ts';
import { placeOrder } from './place-order.ts';
import { graceMs } from './schedule.ts';
import { findOrder } from './store.ts';

const amountPaise = 749_900;
const { log } = fastify({ logger: { level: 'silent' } });
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
  test.provider.onFind = () => ({ state: 'pending', amountPaise });
});
afterEach(() => test.remove());

const offsets = [20, -20, 0].map((minutes) => minutes * 60_000);

it.each(offsets)("ends an order by the provider's clock, with ours %i ms off", async (off) => {
  test.provider.offsetMs = -off;
  const { id } = await storedOrder(test.db, { createdAtMs: startMs + off });
  // In the provider's time.
  await recordPaymentStarted(test.db, id, startedPayment);
  const endMs = startedPayment.expiresAtMs + graceMs;
  const reconciler = createReconciler(test.checkDeps, log);
  const stateAt = async (providerMs: number) => {
    test.clock.nowMs = providerMs + off;
    await test.db.updateTable('orders').set({ nextCheckAtMs: test.clock.nowMs }).execute();
    await reconciler.poll();
    return await findOrder(test.db, id);
  };
  expect(await stateAt(startMs + 30_000)).toMatchObject({
    state: 'awaiting_payment',
    nextCheckAtMs: startMs + off + 33_000,
  });
  expect(await stateAt(endMs - 1)).toMatchObject({
    state: 'awaiting_payment',
    nextCheckAtMs: endMs + off,
  });
  expect(await stateAt(endMs)).toMatchObject({ state: 'expired' });
});

it("dates an order whose answer is lost by the provider's clock", async () => {
  test.provider.offsetMs = 20 * 60_000;
  test.provider.onStart = () => {
    throw new Error('the answer is lost');
  };
  await expect(placeOrder(test.checkout, request, 'key-of-the-test-0001')).rejects.toThrow('lost');
  const order = await test.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
  expect(order.expiresAtMs - order.createdAtMs).toBe(test.provider.payerMs + 20 * 60_000);
});
