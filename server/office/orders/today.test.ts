import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Today, todaySchema } from '#contract/office/orders.ts';
import { raiseAlert } from '#server/notify/alerts.ts';
import { dayMs } from '#server/orders/indian-time.ts';
import { addFlag, applyMove, recordCall } from '#server/orders/moves.ts';
import type { NewOrder } from '#server/orders/order.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { openOffice, type TestOffice } from './office.fixture.ts';
import { periodStarts } from './today.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);

it.each([
  ['a Thursday', '2026-11-26T12:00', '2026-11-26', '2026-11-23', '2026-11-01'],
  ['a Monday, just begun', '2026-11-30T00:00', '2026-11-30', '2026-11-30', '2026-11-01'],
  ['a Sunday, about to end', '2026-11-29T23:59', '2026-11-29', '2026-11-23', '2026-11-01'],
  ['a week of two months', '2026-12-01T01:00', '2026-12-01', '2026-11-30', '2026-12-01'],
  ['a week of two years', '2027-01-01T00:00', '2027-01-01', '2026-12-28', '2027-01-01'],
])('periods of %s begin at midnight in India', (_, now, today, week, month) => {
  expect(periodStarts(at(now))).toEqual({
    todayMs: at(`${today}T00:00`),
    weekMs: at(`${week}T00:00`),
    monthMs: at(`${month}T00:00`),
  });
});

describe.each(engines)('today on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let office: TestOffice;
  beforeEach(async () => {
    test = await openTestDatabase();
    office = await openOffice(test);
    office.clock.nowMs = at('2026-11-26T12:00');
  });
  afterEach(async () => {
    await office.app.close();
    await test.remove();
  });

  const today = () => office.get('/api/today', todaySchema, 'Ravi');
  const names = (rows: Today['orders']) => rows.map(({ name }) => name);
  const paidOrder = async (paidAt: string, changes: Partial<NewOrder> = {}) => {
    const atMs = at(paidAt);
    const phone = String(9_000_000_000 + (atMs % 1_000_000_000));
    const { id } = await storedOrder(test.db, { phone, createdAtMs: atMs - 60_000, ...changes });
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'webhook', atMs });
    return id;
  };

  it('is empty on an empty database', async () => {
    const none = { orders: 0, paidPaise: 0, refundedPaise: 0 };
    expect(await today()).toEqual({
      needed: [],
      problems: [],
      orders: [],
      sums: { today: none, week: none, month: none },
    });
  });

  it('lists flagged orders, and paid ones of the last 14 days whose payer has not been called', async () => {
    const flagged = await storedOrder(test.db, { name: 'Flagged', createdAtMs: startMs });
    await addFlag(test.db, flagged.id, { flag: 'paid_late', cause: 'test', atMs: startMs });
    await paidOrder('2026-11-10T12:00', { name: 'Too long ago' });
    await paidOrder('2026-11-20T12:00', { name: 'Newer' });
    await paidOrder('2026-11-19T12:00', { name: 'Older' });
    const called = await paidOrder('2026-11-21T12:00', { name: 'Called' });
    await recordCall(test.db, called, { cause: 'staff', atMs: office.clock.nowMs });
    const both = await paidOrder('2026-11-22T12:00', { name: 'Flagged and paid' });
    await addFlag(test.db, both, { flag: 'amount_differs', cause: 'test', atMs: startMs });
    await storedOrder(test.db, { name: 'Unpaid', createdAtMs: at('2026-11-26T09:00') });
    const { needed } = await today();
    expect(names(needed)).toEqual(['Flagged', 'Older', 'Newer', 'Flagged and paid']);
    expect(needed[0]).toMatchObject({ flags: ['paid_late'] });
  });

  it('leaves out no flagged order for older ones that are only to be called', async () => {
    const atMs = at('2026-11-25T12:00');
    await test.db.transaction().execute(async (tx) => {
      for (let paid = 0; paid < 100; paid += 1) {
        const phone = String(9_000_000_000 + paid);
        const { id } = await storedOrder(tx, { phone, createdAtMs: atMs + paid });
        await applyMove(tx, id, 'PaymentConfirmed', { cause: 'webhook', atMs: atMs + paid });
      }
      const { id } = await storedOrder(tx, { name: 'Flagged', createdAtMs: atMs + 60_000 });
      await addFlag(tx, id, { flag: 'paid_late', cause: 'test', atMs });
    });
    const { needed } = await today();
    expect(needed).toHaveLength(100);
    expect(needed.map(({ createdAtMs }) => createdAtMs)).toEqual([
      ...Array.from({ length: 99 }, (_, paid) => atMs + paid),
      atMs + 60_000,
    ]);
    expect(names(needed).at(-1)).toBe('Flagged');
  });

  it('lists the orders of today in India, the newest first', async () => {
    await storedOrder(test.db, { name: 'Yesterday', createdAtMs: at('2026-11-25T23:59') });
    await storedOrder(test.db, { name: 'Midnight', createdAtMs: at('2026-11-26T00:00') });
    await storedOrder(test.db, { name: 'Noon', createdAtMs: at('2026-11-26T12:00') });
    expect(names((await today()).orders)).toEqual(['Noon', 'Midnight']);
  });

  it('adds up payments and completed refunds by their own days', async () => {
    await paidOrder('2026-10-31T23:59');
    const inMonth = await paidOrder('2026-11-01T00:00', { amountPaise: 100_000 });
    await paidOrder('2026-11-23T00:00', { amountPaise: 20_000 });
    await paidOrder('2026-11-26T11:00', { amountPaise: 3_000 });
    const refund = await storedRefund(test.db, { orderId: inMonth, amountPaise: 500 });
    const move = { cause: 'test', atMs: at('2026-11-26T00:00'), providerRefundId: 'OMR1' };
    await applyRefundMove(test.db, refund, { event: 'RefundAccepted', ...move });
    expect((await today()).sums.today.refundedPaise).toBe(0);
    await applyRefundMove(test.db, refund, { event: 'RefundCompleted', ...move });
    expect((await today()).sums).toEqual({
      today: { orders: 1, paidPaise: 3_000, refundedPaise: 500 },
      week: { orders: 2, paidPaise: 23_000, refundedPaise: 500 },
      month: { orders: 3, paidPaise: 123_000, refundedPaise: 500 },
    });
  });

  it('subtracts no refund of a payment that it does not add', async () => {
    const { id } = await storedOrder(test.db);
    const move = { cause: 'test', atMs: at('2026-11-26T10:00'), providerRefundId: 'OMR1' };
    await applyMove(test.db, id, 'OtherAmountFound', move);
    const refund = await storedRefund(test.db, { orderId: id, amountPaise: 500 });
    await applyRefundMove(test.db, refund, { event: 'RefundCompleted', ...move });
    const none = { orders: 0, paidPaise: 0, refundedPaise: 0 };
    expect((await today()).sums).toEqual({ today: none, week: none, month: none });
  });

  it('names problems of the checkout within a day, and no alert about orders', async () => {
    const { nowMs } = office.clock;
    await raiseAlert(test.db, { cause: 'secret_rejected', atMs: nowMs - 60_000 });
    await raiseAlert(test.db, { cause: 'clock_differs', atMs: nowMs - dayMs - 1 });
    const { id } = await storedOrder(test.db);
    await raiseAlert(test.db, { cause: 'paid_late', orderId: id, atMs: nowMs });
    // As after its mail has been sent.
    await raiseAlert(test.db, { cause: 'refund_failed', orderId: id, atMs: nowMs });
    await test.db
      .updateTable('alerts')
      .set({ orderIds: '' })
      .where('cause', '=', 'refund_failed')
      .execute();
    expect((await today()).problems).toEqual([{ cause: 'secret_rejected', atMs: nowMs - 60_000 }]);
  });
});
