import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReconciler, reconcilerPolling } from '#server/jobs/order-reconciler.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { historyOf } from './moves.ts';
import { placeOrder } from './place-order.ts';
import { graceMs } from './schedule.ts';
import { findOrder, findOrderByKey } from './store.ts';

const key = 'a-key-of-one-form-1234';
const amountPaise = 749_900;
const { log } = fastify();

describe.each(engines)('an order whose page was lost, on $engine', ({ openTestDatabase }) => {
  let base: Awaited<ReturnType<typeof openTestCheckout>>;
  let database: TestDatabase;
  beforeEach(async () => {
    [base, database] = await Promise.all([openTestCheckout(), openTestDatabase()]);
  });
  afterEach(() => Promise.all([base.remove(), database.remove()]));

  const place = (db = database.db) => placeOrder({ ...base.checkout, db }, request, key);
  const reload = (id: string) => findOrder(database.db, id);
  const pageOf = (id: string | undefined) => ({
    redirectUrl: `https://pay.example/${id}`,
    orderId: id,
  });
  const currentId = async () => (await findOrderByKey(database.db, key))?.id;
  const startedIds = () => base.provider.started.map(({ id }) => id);

  /** The provider has the first order, but its page was lost. */
  async function lostOrder(): Promise<string> {
    base.provider.onStart = () => Promise.reject(new ProviderUnavailable('answer lost'));
    await place();
    base.provider.onStart = () => undefined;
    base.provider.onFind = () => ({ state: 'pending', amountPaise });
    base.clock.nowMs = startMs + 5_000;
    return startedIds()[0] ?? '';
  }

  async function reconcile(): Promise<void> {
    const checkDeps = { ...base.checkDeps, db: database.db };
    await createReconciler(checkDeps, log, reconcilerPolling).poll();
  }

  it('is superseded by another one under the same key', async () => {
    const lost = await lostOrder();
    const result = await place();
    const other = await currentId();
    expect(other).not.toBe(lost);
    expect(result).toEqual(pageOf(other));
    expect(await place()).toEqual(result);
    expect(startedIds()).toEqual([lost, other]);
    expect((await historyOf(database.db, lost)).at(-1)).toMatchObject({
      event: 'PageLost',
      fromState: 'created',
      toState: 'superseded',
      cause: 'request',
    });
  });

  it('is superseded once, however many repeats arrive at once at two instances', async () => {
    const lost = await lostOrder();
    const connections = [database.db, await database.openAnother()];
    const repeats = Array.from({ length: 20 }, (_, index) => place(connections[index % 2]));
    const pages = new Set((await Promise.all(repeats)).map((page) => JSON.stringify(page)));
    const other = await currentId();
    expect([...pages]).toEqual([JSON.stringify(pageOf(other))]);
    expect(startedIds()).toEqual([lost, other]);
  });

  it('shows no page of its own, even if the first answer arrives after all', async () => {
    const response = Promise.withResolvers<void>();
    base.provider.onStart = () => response.promise;
    const first = place();
    await expect.poll(startedIds).toHaveLength(1);
    const lost = startedIds()[0] ?? '';
    base.provider.onStart = () => undefined;
    base.provider.onFind = () => ({ state: 'pending', amountPaise });
    base.clock.nowMs = startMs + 5_000;
    const page = await place(await database.openAnother());
    response.resolve();
    expect(await first).toEqual(page);
    expect(page).toEqual(pageOf(await currentId()));
    expect(await reload(lost)).toMatchObject({
      state: 'superseded',
      providerOrderId: `OMO-${lost}`,
    });
  });

  it('is checked until its time to pay ends', async () => {
    const lost = await lostOrder();
    await place();
    base.clock.nowMs = startMs + 22_000;
    await reconcile();
    expect(await reload(lost)).toMatchObject({ state: 'superseded', checks: 1 });
    base.clock.nowMs = startMs + 900_000 + graceMs;
    await reconcile();
    expect(await reload(lost)).toMatchObject({ state: 'expired' });
  });

  it('becomes paid and is flagged if money arrives anyway', async () => {
    const lost = await lostOrder();
    await place();
    const other = await currentId();
    base.provider.onFind = (id) => ({
      state: id === lost ? 'completed' : 'pending',
      amountPaise,
    });
    base.clock.nowMs = startMs + 22_000;
    await reconcile();
    expect(await reload(lost)).toMatchObject({ state: 'paid', flag: 'paid_late' });
    expect(base.alerts).toEqual([`${lost} paid_late`]);
    expect(await reload(other ?? '')).toMatchObject({ state: 'awaiting_payment' });
  });
});
