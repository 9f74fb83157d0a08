import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { singleQuantity } from '#contract/quantity.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { PaymentRefused, ProviderUnavailable } from '../payments/provider.ts';
import { applyMove, historyOf } from './moves.ts';
import { placeOrder } from './place-order.ts';
import { findOrderByKey } from './store.ts';

const key = 'a-key-of-one-form-1234';
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
});
afterEach(() => test.remove());

const place = (changes = {}, withKey = key) =>
  placeOrder(test.checkout, { ...request, ...changes }, withKey);
const stored = () => findOrderByKey(test.db, key);

describe('placing an order', () => {
  it('stores it before the provider is called, and sends the payer on', async () => {
    let state: string | undefined;
    test.provider.onStart = async () => {
      state = (await stored())?.state;
    };
    const result = await place();
    const order = await stored();
    expect(state).toBe('created');
    const id = order?.id ?? '';
    expect(result).toEqual({ redirectUrl: `https://pay.example/${id}`, orderId: id });
    expect(order).toMatchObject({
      ...{ state: 'awaiting_payment', amountPaise: 749_900 },
      ...{ provider: 'fake', nextCheckAtMs: startMs + 22_000 },
    });
    expect(test.provider.started[0]?.returnUrl).toContain(`/payment-status?id=${id}`);
    expect(await historyOf(test.db, id)).toMatchObject([
      { event: 'Created', cause: 'request' },
      { event: 'PaymentStarted', cause: 'request' },
    ]);
  });

  it.each([
    [{ serviceName: 'Elephant Ads' }, { reason: 'unknownService' }],
    [{ serviceName: '__proto__' }, { reason: 'unknownService' }],
    [{ serviceName: 'Event Promotions' }, { reason: 'customPrice' }],
    [
      { amount: 1 },
      { reason: 'priceChanged', item: expect.objectContaining({ amountPaise: 749_900 }) },
    ],
    [{ quantity: 13 }, { reason: 'quantityLimits', limits: { least: 1, most: 12, step: 1 } }],
    [{ quantity: 1e9 }, { reason: 'quantityLimits', limits: { least: 1, most: 12, step: 1 } }],
  ])('refuses %o and stores nothing', async (changes, refusal) => {
    expect(await place(changes)).toEqual(refusal);
    expect(await stored()).toBeUndefined();
    expect(test.provider.started).toHaveLength(0);
  });

  it.each([
    ['has a different price', { unit: undefined, amountPaise: 849_900, limits: singleQuantity }],
    ['is not offered', undefined],
  ])('answers a repeat with the same order if the service now %s', async (_, service) => {
    const first = await place();
    const name = request.serviceName;
    const services = service
      ? [{ ...{ name, label: name, unitLabel: undefined }, ...service }]
      : [];
    test.checkout.catalogue = { categories: [{ name: 'Digital', services }] };
    expect(await place()).toEqual(first);
    expect(await place({ name: 'Somebody else' })).toHaveProperty('reason');
    expect(await place({}, 'another-key-of-a-form')).toHaveProperty('reason');
  });

  it('opens the status page of an order whose time ran out, because money may have come', async () => {
    await place();
    const { id = '' } = (await stored()) ?? {};
    await applyMove(test.db, id, 'PaymentExpired', { cause: 'test', atMs: startMs });
    expect(await place()).toEqual({
      redirectUrl: test.checkout.returnUrl({ id, language: null }),
      orderId: id,
    });
  });

  it('answers a repeat with the same order, and refuses the key with other details', async () => {
    const first = await place();
    expect(await place()).toEqual(first);
    expect(await place({ name: 'Someone else' })).toEqual({ reason: 'keyReused' });
    expect(test.provider.started).toHaveLength(1);
  });

  it('creates one order from twenty presses at once', async () => {
    test.provider.onStart = () => new Promise((resolve) => setTimeout(resolve, 150));
    const results = await Promise.all(Array.from({ length: 20 }, () => place()));
    expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(test.provider.started).toHaveLength(1);
  });

  it('ends an order that the provider refuses', async () => {
    test.provider.onStart = () => Promise.reject(new PaymentRefused('no'));
    const refused = await place();
    expect(refused).toMatchObject({ reason: 'refused', error: new PaymentRefused('no') });
    const { id = '', state } = (await stored()) ?? {};
    expect(state).toBe('failed');
    expect((await historyOf(test.db, id)).at(-1)).toMatchObject({ cause: 'request' });
    // Already logged.
    expect(await place()).toEqual({ reason: 'refused', orderId: id });
    expect(test.provider.started).toHaveLength(1);
  });

  it('names the order in the log after an unexpected error', async () => {
    test.provider.onStart = () => Promise.reject(new TypeError('unforeseen'));
    const fault = async () => {
      const error = await place().catch((thrown) => thrown);
      expect(error).toBeInstanceOf(TypeError);
      expect(error.orderId).toBe((await stored())?.id);
    };
    await fault();
    // A repeat finds the order still being started, and the provider down.
    test.clock.nowMs += test.provider.longestStartMs;
    test.provider.onFind = () => Promise.reject(new TypeError('unforeseen'));
    await fault();
    test.checkout.catalogue = { categories: [] };
    await fault();
  });

  it('keeps an order whose response was lost for the reconciler to check', async () => {
    test.provider.onStart = () => Promise.reject(new ProviderUnavailable('silence'));
    const error = new ProviderUnavailable('silence');
    expect(await place()).toMatchObject({ reason: 'unavailable', error });
    expect(await stored()).toMatchObject({ state: 'created', nextCheckAtMs: startMs + 22_000 });
  });
});
