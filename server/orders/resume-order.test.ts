import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from '#tests/fixtures/catalogue.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { historyOf } from './moves.ts';
import type { Order } from './order.ts';
import { placeOrder } from './place-order.ts';
import { requestCheck } from './schedule.ts';
import { findOrderByKey } from './store.ts';

const key = 'a-key-of-one-form-1234';
const amountPaise = 749_900;
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
});
afterEach(() => test.remove());

const place = () => placeOrder(test.checkout, request, key);
const stored = async () => (await findOrderByKey(test.db, key)) as Order;
const startedIds = () => test.provider.started.map(({ id }) => id);
const eventsOf = async ({ id }: Order) => (await historyOf(test.db, id)).map(({ event }) => event);

/** An order whose start got no answer, at the time of the repeat. */
async function unanswered(): Promise<Order> {
  test.provider.onStart = () => Promise.reject(new ProviderUnavailable('answer lost'));
  await place();
  test.provider.onStart = () => undefined;
  test.clock.nowMs = startMs + 5_000;
  return await stored();
}

describe('a repeat of a request without an answer', () => {
  it('sends the order again if the provider never received it', async () => {
    const { id } = await unanswered();
    expect(await place()).toEqual({ redirectUrl: `https://pay.example/${id}`, orderId: id });
    expect(startedIds()).toEqual([id, id]);
  });

  it('gets another order if another provider has taken over meanwhile', async () => {
    const { id } = await unanswered();
    await test.db.updateTable('orders').set({ provider: 'phonepe-sandbox' }).execute();
    await place();
    const next = await stored();
    expect(next.id).not.toBe(id);
    expect(next).toMatchObject({ provider: test.provider.name, state: 'awaiting_payment' });
    expect(startedIds()).toEqual([id, next.id]);
  });

  it('gets the page of the first answer if that arrives during the request', async () => {
    const first = await unanswered();
    test.provider.onFind = async () => {
      test.provider.onFind = () => ({ state: 'unknown' });
      await place();
      return { state: 'pending', amountPaise };
    };
    expect(await place()).toEqual({
      redirectUrl: `https://pay.example/${first.id}`,
      orderId: first.id,
    });
    expect(await eventsOf(first)).toEqual(['Created', 'PaymentStarted']);
  });

  it('waits while the provider is still silent, and starts nothing', async () => {
    const { id } = await unanswered();
    const error = new ProviderUnavailable('silence');
    test.provider.onFind = () => Promise.reject(error);
    expect(await place()).toEqual({ reason: 'unavailable', orderId: id, error });
    expect(await stored()).toMatchObject({ id, state: 'created' });
    expect(startedIds()).toEqual([id]);
  });

  it('opens the receipt if paid, otherwise the failure', async () => {
    const paid = await unanswered();
    test.provider.onFind = () => ({ state: 'completed', amountPaise });
    expect(await place()).toEqual({
      redirectUrl: test.checkout.returnUrl(paid),
      orderId: paid.id,
    });
    expect(await stored()).toMatchObject({ id: paid.id, state: 'paid' });
    expect((await historyOf(test.db, paid.id)).at(-1)).toMatchObject({ cause: 'request' });
    expect(startedIds()).toEqual([paid.id]);
  });

  it('refuses an order that the provider has given up', async () => {
    const { id } = await unanswered();
    test.provider.onFind = () => ({ state: 'failed', amountPaise, reason: 'ORDER_EXPIRED' });
    expect(await place()).toEqual({ reason: 'refused', orderId: id });
  });

  it('starts nothing if name and phone have been erased meanwhile', async () => {
    const { id } = await unanswered();
    for (const forgotten of [{ phone: null }, { name: null, phone: '9876543210' }]) {
      await test.db.updateTable('orders').set(forgotten).where('id', '=', id).execute();
      expect(await place()).toEqual({ reason: 'refused', orderId: id });
    }
    expect(startedIds()).toEqual([id]);
  });

  it('starts nothing while a different amount has been received', async () => {
    const { id } = await unanswered();
    test.provider.onFind = () => ({ state: 'completed', amountPaise: 1 });
    const redirectUrl = test.checkout.returnUrl({ id, language: null });
    expect(await place()).toEqual({ redirectUrl, orderId: id });
    expect(test.alerts).toEqual([`${id} amount_differs`]);
    expect(startedIds()).toEqual([id]);
  });
});

describe('a repeat of a request that is still being started', () => {
  /** An order that is still being started, as seen by the server that gets the repeat. */
  const beingStarted = async () => {
    await unanswered();
    test.clock.nowMs = startMs;
    test.provider.onFind = () => ({ state: 'unknown' });
  };

  it('waits no longer than a start takes, even if the clock is set back an hour', async () => {
    await beingStarted();
    test.clock.nowMs = startMs - 3_600_000;
    let elapsed = 0;
    const elapsedMs = () => {
      elapsed += test.provider.longestStartMs / 2;
      return elapsed;
    };
    const { redirectUrl } = (await placeOrder({ ...test.checkout, elapsedMs }, request, key)) as {
      redirectUrl: string;
    };
    expect(redirectUrl).toContain('pay.example');
    expect(elapsed).toBe(1.5 * test.provider.longestStartMs);
  });

  it('ends its wait with the payer, and starts nothing', async () => {
    await beingStarted();
    const payer = new AbortController();
    const elapsedMs = () => {
      payer.abort();
      return 0;
    };
    const deps = { ...test.checkout, elapsedMs, signal: payer.signal };
    expect(await placeOrder(deps, request, key)).toMatchObject({ reason: 'unavailable' });
    expect(startedIds()).toHaveLength(1);
  });
});

describe('a repeat of a request after a webhook about its payment', () => {
  const page = (id: string) => ({ redirectUrl: `https://pay.example/${id}`, orderId: id });

  it('opens the receipt at once if the money has come', async () => {
    await place();
    const { id } = await stored();
    test.provider.onFind = () => ({ state: 'completed', amountPaise });
    expect(await place()).toEqual(page(id));
    await requestCheck(test.db, id, startMs);
    expect(await place()).toEqual({
      redirectUrl: test.checkout.returnUrl({ id, language: null }),
      orderId: id,
    });
    expect(await stored()).toMatchObject({ id, state: 'paid' });
    expect((await historyOf(test.db, id)).at(-1)).toMatchObject({ cause: 'request' });
  });

  it('rethrows unexpected errors', async () => {
    await place();
    await requestCheck(test.db, (await stored()).id, startMs);
    test.provider.onFind = () => Promise.reject(new TypeError('unforeseen'));
    await expect(place()).rejects.toThrow('unforeseen');
  });

  it('opens its payment page if the provider is silent', async () => {
    await place();
    const { id } = await stored();
    await requestCheck(test.db, id, startMs);
    test.provider.onFind = () => Promise.reject(new ProviderUnavailable('silence'));
    expect(await place()).toEqual(page(id));
  });
});
