import { afterEach, beforeEach, expect, it } from 'vitest';
import { leadKinds } from '#contract/leads.ts';
import { orderStates } from '#contract/order-states.ts';
import { refundStates } from '#contract/refund-states.ts';
import { readLeads } from '#server/leads/taps.ts';
import { flagsOf } from '#server/orders/moves.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { fillSamples } from './fill-samples.ts';

const content = { catalogue, gstPercent: 18 };

let test: TestDatabase;
beforeEach(async () => {
  test = await openSqlite();
});
afterEach(() => test.remove());

const fill = (db = test.db, nowMs = startMs) =>
  fillSamples(db, { nowMs, content, provider: 'simulator' });
const orders = (db = test.db) =>
  db.selectFrom('orders').selectAll().orderBy('createdAtMs').execute();

it('fills a month with orders in every state, with and without something left to do', async () => {
  const count = await fill();
  const stored = await orders();
  expect(stored).toHaveLength(count);
  expect(count).toBeGreaterThan(90);
  expect(new Set(stored.map(({ state }) => state))).toEqual(new Set(orderStates));
  const flags = new Set(stored.flatMap(flagsOf));
  expect(flags).toEqual(new Set(['paid_late', 'amount_differs', 'refund_failed', 'bought_twice']));
  const refunds = await test.db.selectFrom('refunds').select('state').execute();
  const refundsSeen = new Set(refunds.map(({ state }) => state));
  expect(refundsSeen).toEqual(new Set(refundStates.filter((state) => state !== 'requested')));
  for (const { createdAtMs, name, phone, updatedAtMs } of stored) {
    expect(createdAtMs).toBeLessThan(startMs);
    expect(updatedAtMs).toBeLessThanOrEqual(startMs + 3_600_000);
    if (name !== null) expect(name).toMatch(/^(?:Sample Customer|नमूना ग्राहक) \d+$/);
    if (phone !== null) expect(phone).toMatch(/^90000\d{5}$/);
  }
});

it('fills the month with taps of every kind', async () => {
  await fill();
  const { from, kinds, total } = await readLeads(test.db, 'month', new Set(), startMs);
  expect(kinds).toHaveLength(leadKinds.length);
  expect(total).toBeGreaterThan(200);
  const { day } = await test.db
    .selectFrom('taps')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirstOrThrow();
  expect(day).toBe(from);
});

it('leaves nothing to mail and nothing to check', async () => {
  await fill();
  for (const table of ['mails', 'alerts'] as const) {
    const rows = await test.db.selectFrom(table).select('nextTryAtMs').execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.nextTryAtMs))).toEqual(new Set([null]));
  }
  expect((await orders()).filter(({ nextCheckAtMs }) => nextCheckAtMs !== null)).toEqual([]);
});

it('makes the same samples at the same time', async () => {
  const other = await openSqlite();
  try {
    await fill();
    await fill(other.db);
    expect(await orders(other.db)).toEqual(await orders());
  } finally {
    await other.remove();
  }
});

it.each([0, 1, 60_000, 3_600_000])('fills a day that is %i ms old', async (ageMs) => {
  const midnight = Date.parse('2026-09-22T00:00+05:30');
  expect(await fill(test.db, midnight + ageMs)).toBeGreaterThan(90);
});

it('changes nothing if there is an order', async () => {
  const order = await storedOrder(test.db);
  await expect(fill()).rejects.toThrow('already has orders');
  expect(await orders()).toEqual([order]);
});
