import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderEvent } from '#contract/order-states.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startedPayment, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyMove, historyOf, recordPaymentStarted } from './moves.ts';
import type { Order } from './order.ts';
import { checkPayment, recordPaymentStatus } from './payment-status.ts';
import { graceMs } from './schedule.ts';
import { findOrder } from './store.ts';

const amountPaise = 749_900;
const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs - 9 };
const kept = {
  paymentTransactionId: 'OM1',
  paymentUtr: '412345678901',
  paymentMode: 'UPI_QR',
  paymentAtMs: startMs - 9,
};
let test: Awaited<ReturnType<typeof openTestCheckout>>;
let order: Order;
beforeEach(async () => {
  test = await openTestCheckout();
  order = await storedOrder(test.db);
  await recordPaymentStarted(test.db, order.id, startedPayment);
});
afterEach(() => test.remove());

const reload = async () => (await findOrder(test.db, order.id)) ?? order;
const confirm = async () => checkPayment(await reload(), test.checkDeps);
const move = (event: OrderEvent) =>
  applyMove(test.db, order.id, event, { cause: 'test', atMs: startMs });

describe('confirming a payment', () => {
  it('moves the order to paid, once, with one mail', async () => {
    test.provider.onFind = () => ({ state: 'completed', amountPaise });
    expect(await confirm()).toMatchObject({ state: 'paid', flag: null });
    await confirm();
    const events = (await historyOf(test.db, order.id)).map(({ event }) => event);
    expect(events).toEqual(['Created', 'PaymentStarted', 'PaymentConfirmed']);
    expect(await test.db.selectFrom('mails').selectAll().execute()).toHaveLength(1);
    expect(test.provider.statusRequests).toBe(1);
  });

  it('keeps when it was paid, and how the payment is found at a bank', async () => {
    test.provider.onFind = () => ({ state: 'completed', amountPaise, payment });
    expect(await confirm()).toMatchObject({ paidAtMs: test.clock.nowMs, ...kept });
  });

  it('flags both orders if the same service was bought twice', async () => {
    const first = await storedOrder(test.db);
    await applyMove(test.db, first.id, 'PaymentConfirmed', { cause: 'test', atMs: startMs });
    test.provider.onFind = () => ({ state: 'completed', amountPaise });
    expect(await confirm()).toMatchObject({ state: 'paid', flag: 'bought_twice' });
    await confirm();
    const flagged = [first, order].map(({ id }) => `${id} bought_twice`);
    expect(test.alerts.toSorted()).toEqual(flagged.toSorted());
  });

  it('keeps the reason of a failure', async () => {
    test.provider.onFind = () => ({ state: 'failed', amountPaise, reason: 'INVALID_MPIN' });
    expect(await confirm()).toMatchObject({ state: 'failed', failureReason: 'INVALID_MPIN' });
  });

  it('waits while the provider says pending, and ends after the last moment', async () => {
    test.provider.onFind = () => ({ state: 'pending', amountPaise });
    test.clock.nowMs = startedPayment.expiresAtMs + graceMs - 1;
    expect(await confirm()).toMatchObject({ state: 'awaiting_payment' });
    test.clock.nowMs += 1;
    expect(await confirm()).toMatchObject({ state: 'expired' });
  });

  it.each(['PaymentFailed', 'PaymentExpired'] as const)(
    'records a payment after %s as paid, and flags the order',
    async (event) => {
      await move(event);
      test.provider.onFind = () => ({ state: 'completed', amountPaise });
      expect(await confirm()).toMatchObject({ state: 'paid', flag: 'paid_late' });
      expect(test.alerts).toEqual([`${order.id} paid_late`]);
    },
  );

  it('leaves the order as it is when the provider does not answer', async () => {
    test.provider.onFind = () => Promise.reject(new Error('silence'));
    await expect(confirm()).rejects.toThrow('silence');
    expect(await reload()).toMatchObject({ state: 'awaiting_payment' });
  });
});

describe('money that two checks find at once', () => {
  const late = { state: 'completed', amountPaise } as const;

  it('counts as late money once, with one alert', async () => {
    await move('PaymentExpired');
    const expired = await reload();
    for (let times = 0; times < 2; times += 1) {
      const found = await recordPaymentStatus(expired, late, test.checkDeps);
      expect(found).toMatchObject({ state: 'paid', flag: 'paid_late' });
    }
    expect(test.alerts).toEqual([`${order.id} paid_late`]);
  });

  it('flags both orders if it is late money for a service already paid', async () => {
    const other = await storedOrder(test.db);
    const paid = { cause: 'test', atMs: startMs };
    await applyMove(test.db, other.id, 'PaymentConfirmed', paid);
    await move('PaymentExpired');
    await recordPaymentStatus(await reload(), late, test.checkDeps);
    expect(test.alerts.toSorted()).toEqual(
      [`${order.id} paid_late`, `${order.id} bought_twice`, `${other.id} bought_twice`].toSorted(),
    );
  });
});
