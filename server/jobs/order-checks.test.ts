import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderEvent } from '#contract/order-states.ts';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { findOrder } from '#server/orders/store.ts';
import type { PaymentStatus } from '#server/payments/provider.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { createReconciler } from './order-reconciler.ts';

const amountPaise = 749_900;
const dayMs = 24 * 60 * 60_000;
const { log } = fastify({ logger: { level: 'silent' } });
let test: Awaited<ReturnType<typeof openTestCheckout>>;
let order: Order;
beforeEach(async () => {
  test = await openTestCheckout();
  order = await storedOrder(test.db);
});
afterEach(() => test.remove());

const reload = async () => (await findOrder(test.db, order.id)) ?? order;
const move = (event: OrderEvent, failureReason?: string) =>
  applyMove(test.db, order.id, event, { cause: 'test', atMs: startMs, failureReason });

/** Lets time pass until no check is due, or the order has been checked that many times. */
async function letTimePass(checks = Number.POSITIVE_INFINITY): Promise<void> {
  const reconciler = createReconciler(test.checkDeps, log, undefined, () => test.clock.nowMs);
  for (let count = 0; count < checks; count += 1) {
    const { flag, nextCheckAtMs } = await reload();
    if (nextCheckAtMs === null || flag === 'paid_late') return;
    test.clock.nowMs = nextCheckAtMs;
    await reconciler.poll();
  }
}

describe('money that comes late without a webhook', () => {
  it.each([
    ['PaymentExpired', undefined],
    ['PaymentFailed', 'INVALID_MPIN'],
  ] as const)('is found in the 30 days after %s', async (event, reason) => {
    await move(event, reason);
    test.provider.onFind = () => {
      const isPaid = test.clock.nowMs > startMs + 29 * dayMs;
      return isPaid
        ? { state: 'completed', amountPaise }
        : { state: 'failed', amountPaise, reason: 'ORDER_EXPIRED' };
    };
    await letTimePass();
    expect(test.provider.statusRequests).toBeLessThan(75);
    expect(await reload()).toMatchObject({ state: 'paid', flag: 'paid_late' });
    expect(test.clock.nowMs).toBeLessThan(startMs + 29.6 * dayMs);
    expect(test.alerts).toEqual([`${order.id} paid_late`]);
  });

  it('is still looked for while the provider does not respond', async () => {
    await move('PaymentExpired');
    test.provider.onFind = () => Promise.reject(new ProviderUnavailable('silence'));
    await letTimePass(4);
    test.provider.onFind = () => ({ state: 'completed', amountPaise });
    await letTimePass(1);
    expect(await reload()).toMatchObject({ state: 'paid', flag: 'paid_late' });
  });

  it('is looked for at night only if the provider never received the order', async () => {
    await move('PaymentRefused');
    await letTimePass(1);
    expect(test.clock.nowMs).toBeGreaterThan(startMs + 60 * 60_000);
    await letTimePass();
    expect(test.provider.statusRequests).toBeLessThanOrEqual(90);
    expect(await reload()).toMatchObject({ state: 'failed', flag: null });
  });
});

describe('a paid order', () => {
  const checkAtNight = async (status: () => PaymentStatus | Promise<never>, nights?: number) => {
    await move('PaymentConfirmed');
    test.provider.onFind = status;
    await letTimePass(nights);
    expect(test.provider.statusRequests).toBe(nights ?? 90);
    return await reload();
  };

  it('is compared with the provider every night for 90 days, and stays as it is', async () => {
    const paid = await checkAtNight(() => ({ state: 'completed', amountPaise }));
    expect(paid).toMatchObject({ state: 'paid', flag: null, updatedAtMs: startMs });
    expect(test.alerts).toEqual([]);
  });

  it.each<[string, PaymentStatus]>([
    ['amount_differs', { state: 'completed', amountPaise: 100 }],
    ['provider_disagrees', { state: 'failed', amountPaise, reason: 'ORDER_EXPIRED' }],
    ['provider_disagrees', { state: 'pending', amountPaise }],
    ['provider_disagrees', { state: 'unknown' }],
  ])('is flagged once as %s if the provider reports %o', async (flag, status) => {
    const paid = await checkAtNight(() => status, 3);
    expect(paid).toMatchObject({ state: 'paid', flag });
    expect(test.alerts).toEqual([`${order.id} ${flag}`]);
    const events = (await historyOf(test.db, order.id)).map(({ event }) => event);
    expect(events).toEqual(['Created', 'PaymentConfirmed', 'FlagRaised']);
  });

  it('is not flagged while the provider does not respond', async () => {
    const silence = () => Promise.reject(new ProviderUnavailable('silence'));
    expect(await checkAtNight(silence, 3)).toMatchObject({ state: 'paid', flag: null });
  });

  it('is not checked if another provider took the payment', async () => {
    test.provider.onFind = () => ({ state: 'failed', amountPaise, reason: 'OTHER' });
    order = await storedOrder(test.db, { provider: 'simulator' });
    await move('PaymentConfirmed');
    await letTimePass(3);
    expect(await reload()).toMatchObject({ flag: null, checks: 3 });
  });
});

it('does not check an order of another provider, which expires on time', async () => {
  order = await storedOrder(test.db, { provider: 'phonepe-sandbox' });
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  await letTimePass();
  expect(await reload()).toMatchObject({ state: 'expired', nextCheckAtMs: null });
});

it('keeps the schedule if the provider does not respond', async () => {
  test.clock.nowMs = startMs + 30_000;
  test.provider.onFind = () => Promise.reject(new ProviderUnavailable('silence'));
  await createReconciler(test.checkDeps, log).poll();
  expect(await reload()).toMatchObject({ nextCheckAtMs: test.clock.nowMs + 3_000, checks: 1 });
});

it('does not let nightly checks delay a payer', async () => {
  const silence = Promise.withResolvers<never>();
  const others = await Promise.all(Array.from({ length: 30 }, () => storedOrder(test.db)));
  for (const { id } of others)
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'test', atMs: startMs });
  test.clock.nowMs = startMs + dayMs;
  const payer = await storedOrder(test.db, { nextCheckAtMs: test.clock.nowMs });
  test.provider.onFind = (id) =>
    id === payer.id ? { state: 'completed', amountPaise } : silence.promise;
  const reconciler = createReconciler(test.checkDeps, log, undefined, () => test.clock.nowMs);
  reconciler.start();
  await expect.poll(async () => (await findOrder(test.db, payer.id))?.state).toBe('paid');
  expect(test.provider.statusRequests).toBeLessThan(6);
  silence.reject(new ProviderUnavailable('silence'));
  await reconciler.stop();
});
