import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OrderEvent } from '#contract/order-states.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startedPayment, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyMove, historyOf, recordPaymentStarted, resolveFlag } from './moves.ts';
import type { Order } from './order.ts';
import { checkPayment, recordPaymentStatus } from './payment-status.ts';
import { findOrder } from './store.ts';

const amountPaise = 749_900;
const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs - 9 };
const other = { state: 'completed', amountPaise: 100, payment } as const;
const kept = {
  state: 'amount_differs',
  flag: 'amount_differs',
  paymentTransactionId: 'OM1',
  paymentUtr: '412345678901',
  paymentMode: 'UPI_QR',
  paymentAtMs: startMs - 9,
  paidAtMs: null,
};
let test: Awaited<ReturnType<typeof openTestCheckout>>;
let order: Order;
beforeEach(async () => {
  test = await openTestCheckout();
  order = await storedOrder(test.db);
  await recordPaymentStarted(test.db, order.id, startedPayment);
  test.provider.onFind = () => other;
});
afterEach(() => test.remove());

const confirm = async () =>
  checkPayment((await findOrder(test.db, order.id)) ?? order, test.checkDeps);
const move = (event: OrderEvent) =>
  applyMove(test.db, order.id, event, { cause: 'test', atMs: startMs });
const flagAlert = () => [`${order.id} amount_differs`];

it('never counts as paid: staff are alerted once and resolve the order', async () => {
  expect(await confirm()).toMatchObject(kept);
  await confirm();
  expect(test.alerts).toEqual(flagAlert());
  expect(await test.db.selectFrom('mails').selectAll().execute()).toEqual([]);
});

it.each(['PaymentFailed', 'PaymentExpired'] as const)('is found after %s, too', async (event) => {
  await move(event);
  expect(await confirm()).toMatchObject(kept);
  expect(test.alerts).toEqual(flagAlert());
});

it.each(['failed', 'pending'] as const)('stays although the provider says %s', async (state) => {
  await confirm();
  test.provider.onFind = () => ({ state, amountPaise, reason: 'INVALID_MPIN' });
  test.clock.nowMs += 40 * 86_400_000;
  expect(await confirm()).toMatchObject({ ...kept, failureReason: null });
});

it('becomes paid once the right amount is reported, with a second alert', async () => {
  await confirm();
  const resolved = { cause: 'staff', atMs: startMs, note: 'paid back' };
  await resolveFlag(test.db, order.id, resolved);
  test.provider.onFind = () => ({ state: 'completed', amountPaise });
  expect(await confirm()).toMatchObject({ state: 'paid', flag: 'amount_differs' });
  expect(test.alerts).toEqual([...flagAlert(), ...flagAlert()]);
});

it('is in the history with the amount received', async () => {
  await confirm();
  const entry = { event: 'OtherAmountFound', toState: 'amount_differs', note: '₹1 received' };
  expect((await historyOf(test.db, order.id)).at(-1)).toMatchObject(entry);
});

it('leaves an order paid that another check has confirmed, and flags it', async () => {
  await move('PaymentConfirmed');
  const found = await recordPaymentStatus(order, other, test.checkDeps);
  expect(found).toMatchObject({ state: 'paid', flag: 'amount_differs' });
  expect(test.alerts).toEqual(flagAlert());
});

it('raises no second alert after staff resolve it', async () => {
  await confirm();
  const resolved = { cause: 'staff', atMs: startMs, note: 'paid back' };
  await resolveFlag(test.db, order.id, resolved);
  expect(await confirm()).toMatchObject({ flag: null });
  expect(test.alerts).toEqual(flagAlert());
  const events = (await historyOf(test.db, order.id)).map(({ event }) => event);
  expect(events).toEqual(['Created', 'PaymentStarted', 'OtherAmountFound', 'FlagResolved']);
});
