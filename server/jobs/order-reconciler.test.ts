import fastify from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import { graceMs, requestCheck } from '#server/orders/schedule.ts';
import { findOrder } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { createReconciler } from './order-reconciler.ts';

const amountPaise = 749_900;
const { log } = fastify();
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
});
afterEach(() => test.remove());

const reconciler = () => createReconciler(test.checkDeps, log);

/** What a poll writes to the log. */
async function linesOfPoll(): Promise<unknown[]> {
  const lines: unknown[] = [];
  const logger = { stream: { write: (line: string) => lines.push(JSON.parse(line)) } };
  await createReconciler(test.checkDeps, fastify({ logger }).log).poll();
  return lines;
}

const stateOf = async (id: string) => (await findOrder(test.db, id))?.state;

it('checks only orders that are due', async () => {
  const due = await storedOrder(test.db, { nextCheckAtMs: startMs });
  const later = await storedOrder(test.db, { nextCheckAtMs: startMs + 1 });
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  expect(await reconciler().poll()).toBe(1);
  expect([await stateOf(due.id), await stateOf(later.id)]).toEqual(['paid', 'created']);
  expect((await historyOf(test.db, due.id)).at(-1)).toMatchObject({ cause: 'reconciler' });
});

it('keeps checking on schedule while the payment is pending', async () => {
  const order = await storedOrder(test.db, { nextCheckAtMs: startMs + 22_000 });
  test.provider.onFind = () => ({ state: 'pending', amountPaise });
  test.clock.nowMs = startMs + 22_000;
  await reconciler().poll();
  expect(await findOrder(test.db, order.id)).toMatchObject({
    nextCheckAtMs: startMs + 25_000,
    checks: 1,
  });
});

it('checks again after no response, even after the time to pay', async () => {
  const order = await storedOrder(test.db, { nextCheckAtMs: startMs });
  test.provider.onFind = () => Promise.reject(new ProviderUnavailable('silence'));
  test.clock.nowMs = startMs + 10_000_000;
  await reconciler().poll();
  const waiting = await findOrder(test.db, order.id);
  expect(waiting).toMatchObject({ state: 'created', nextCheckAtMs: test.clock.nowMs + 60_000 });
  test.clock.nowMs += 60_000;
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  await reconciler().poll();
  expect(await stateOf(order.id)).toBe('paid');
});

it('blames the database, not the provider, if a result cannot be stored', async () => {
  const { id } = await storedOrder(test.db, { nextCheckAtMs: startMs });
  test.provider.onFind = async () => {
    await sql`pragma query_only = on`.execute(test.db);
    return { state: 'completed', amountPaise };
  };
  expect(await linesOfPoll()).toMatchObject([{ orderId: id, msg: 'could not save status check' }]);
});

it.each([
  [new ProviderUnavailable('silence'), 40],
  [new TypeError('unforeseen'), 50],
])('names the order in the log after %s', async (error, level) => {
  const { id } = await storedOrder(test.db, { nextCheckAtMs: startMs });
  test.provider.onFind = () => Promise.reject(error);
  expect(await linesOfPoll()).toMatchObject([{ level, orderId: id, msg: 'status check failed' }]);
});

it('checks once more if the time to pay ends while the result is stored', async () => {
  const order = await storedOrder(test.db, { nextCheckAtMs: startMs });
  const lastMs = order.expiresAtMs + graceMs;
  test.clock.nowMs = lastMs - 1;
  // The response is read before the end; by the next reading of the clock the time is over.
  let looksToGo = Number.POSITIVE_INFINITY;
  test.checkDeps.nowMs = () => (looksToGo-- > 0 ? test.clock.nowMs : lastMs);
  test.provider.onFind = () => {
    looksToGo = 1;
    return { state: 'pending', amountPaise };
  };
  await reconciler().poll();
  expect(await stateOf(order.id)).toBe('created');
  test.provider.onFind = () => ({ state: 'pending', amountPaise });
  await reconciler().poll();
  expect(await stateOf(order.id)).toBe('expired');
});

it('finds late money when a webhook arrives for an expired order', async () => {
  const order = await storedOrder(test.db, { nextCheckAtMs: startMs });
  test.clock.nowMs = startMs + 10_000_000;
  await reconciler().poll();
  expect(await stateOf(order.id)).toBe('expired');
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  expect(await requestCheck(test.db, order.id, test.clock.nowMs)).toBe(true);
  await reconciler().poll();
  expect(await findOrder(test.db, order.id)).toMatchObject({
    state: 'paid',
    flag: 'paid_late',
  });
  expect(await requestCheck(test.db, order.id, test.clock.nowMs)).toBe(false);
});

it.each([
  ['had failed before', { cause: 'status', atMs: startMs }],
  ['fails by that answer', undefined],
])('keeps a check request that arrives during a check of an order that %s', async (_, failed) => {
  const order = await storedOrder(test.db, { nextCheckAtMs: startMs });
  if (failed) await applyMove(test.db, order.id, 'PaymentFailed', failed);
  await requestCheck(test.db, order.id, startMs);
  test.provider.onFind = async () => {
    await requestCheck(test.db, order.id, startMs);
    return { state: 'failed', amountPaise, reason: 'INVALID_MPIN' };
  };
  await reconciler().poll();
  expect(await stateOf(order.id)).toBe('failed');
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  expect(await reconciler().poll()).toBe(1);
  expect(await findOrder(test.db, order.id)).toMatchObject({
    state: 'paid',
    checkRequestedAtMs: null,
  });
});
