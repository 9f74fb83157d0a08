import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { orderLimits } from '#server/http/api-guards.ts';
import type { Order } from '#server/orders/order.ts';
import { graceMs, nextCheckAt, requestCheck } from '#server/orders/schedule.ts';
import { findOrder } from '#server/orders/store.ts';
import { createProvider } from '#server/payments/create-provider.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { checksPerMinute, createReconciler, reconcilerPolling } from './order-reconciler.ts';

const amountPaise = 749_900;
const { log } = fastify();
const options = { intervalMs: 10, batchSize: 5, leaseMs: 60_000 };
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
});
afterEach(() => test.remove());

const reconciler = () => createReconciler(test.checkDeps, log, options);
const stateOf = async (id: string) => (await findOrder(test.db, id))?.state;

it('checks each order once when two instances run', async () => {
  for (let count = 0; count < 8; count += 1) await storedOrder(test.db, { nextCheckAtMs: startMs });
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  const polls = [reconciler(), reconciler(), reconciler()].map((one) => one.poll());
  const counts = await Promise.all(polls);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8);
  expect(test.provider.statusRequests).toBe(8);
});

it('does not let one hanging check delay other orders', async () => {
  const silence = Promise.withResolvers<never>();
  const silent = await storedOrder(test.db, { nextCheckAtMs: startMs });
  const one = createReconciler(test.checkDeps, log, options);
  test.provider.onFind = (id) =>
    id === silent.id ? silence.promise : { state: 'completed', amountPaise };
  one.start();
  await expect.poll(() => test.provider.statusRequests).toBe(1);
  const others = [];
  for (let count = 0; count < 12; count += 1)
    others.push(await storedOrder(test.db, { nextCheckAtMs: startMs }));
  for (const { id } of others) await expect.poll(() => stateOf(id)).toBe('paid');
  expect(test.provider.statusRequests).toBe(13);
  let isStopped = false;
  const stopped = one.stop().then(() => {
    isStopped = true;
  });
  await wait(2 * options.intervalMs);
  expect(isStopped).toBe(false);
  silence.reject(new ProviderUnavailable('silence'));
  await stopped;
  expect((await findOrder(test.db, silent.id))?.checks).toBe(1);
});

it('runs one check per order at a time, however many webhooks arrive', async () => {
  const order = await storedOrder(test.db, { nextCheckAtMs: startMs });
  const response = Promise.withResolvers<{ state: 'pending'; amountPaise: number }>();
  test.provider.onFind = () => response.promise;
  const instances = [reconciler(), reconciler()];
  for (const one of instances) one.start();
  await expect.poll(() => test.provider.statusRequests).toBe(1);
  for (let webhooks = 0; webhooks < 5; webhooks += 1) {
    await requestCheck(test.db, order.id, startMs);
    await wait(2 * options.intervalMs);
  }
  expect(test.provider.statusRequests).toBe(1);
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  response.resolve({ state: 'pending', amountPaise });
  await expect.poll(() => stateOf(order.id)).toBe('paid');
  for (const one of instances) await one.stop();
  expect(test.provider.statusRequests).toBe(2);
});

it('checks a paid order at once among thousands that are never paid', async () => {
  const minuteMs = 60_000;
  let elapsedMs = 0;
  const unpaid = await storedOrder(test.db, { nextCheckAtMs: startMs - minuteMs });
  for (let batch = 0; batch < 13; batch += 1) {
    const flood = Array.from({ length: 100 }, (_, index) => {
      const id = `${batch}-${index}`;
      return {
        ...unpaid,
        id,
        idempotencyKey: id,
        code: id,
        state: index < 90 ? unpaid.state : 'expired',
      };
    });
    await test.db
      .insertInto('orders')
      .values(flood as Order[])
      .execute();
  }
  const paid = await storedOrder(test.db, { nextCheckAtMs: startMs + minuteMs });
  test.provider.onFind = (id) =>
    id === paid.id ? { state: 'completed', amountPaise } : { state: 'pending', amountPaise };
  const one = createReconciler(test.checkDeps, log, reconcilerPolling, () => elapsedMs);

  const pollMinute = async () => {
    const before = test.provider.statusRequests;
    for (let polls = 0; polls < 60; polls += 1) await one.poll();
    elapsedMs += minuteMs;
    return test.provider.statusRequests - before;
  };
  expect(await pollMinute()).toBe(checksPerMinute.waiting + checksPerMinute.settled);
  await requestCheck(test.db, paid.id, startMs);
  await one.poll();
  expect(await stateOf(paid.id)).toBe('paid');
});

it('has quota for the schedule of every order that may be placed', () => {
  const provider = createProvider(readConfig({}));
  const state = 'awaiting_payment' as const;
  const times = {
    createdAtMs: startMs,
    updatedAtMs: startMs,
    expiresAtMs: startMs + provider.payerMs,
  };
  const order = { state, failureReason: null, ...times };
  const clock = { clockOffsetMs: () => 0, checkPauseMs: provider.checkPauseMs };
  let checks = 0;
  const endMs = order.expiresAtMs + graceMs;
  for (let atMs = startMs + provider.checkPauseMs(0); atMs < endMs; checks += 1)
    atMs = nextCheckAt(clock, order, atMs) ?? endMs;
  expect(orderLimits.perMinuteOfAll * (checks + 1)).toBeLessThanOrEqual(checksPerMinute.waiting);
});

it('polls by itself, and stops', async () => {
  const one = reconciler();
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  one.start();
  await wait(2 * options.intervalMs);
  const order = await storedOrder(test.db, { nextCheckAtMs: startMs });
  await expect.poll(() => stateOf(order.id)).toBe('paid');
  await one.stop();
});

it('logs an error if due orders cannot be read', async () => {
  const error = vi.spyOn(log, 'error');
  await test.db.destroy();
  const one = reconciler();
  one.start();
  const report = [{ err: expect.any(Error) }, 'reconciler poll failed'];
  await expect.poll(() => error.mock.calls).toContainEqual(report);
  await one.stop();
});
