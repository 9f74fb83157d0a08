import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyMove, eraseDetails, historyOf, resolveFlag } from './moves.ts';
import { findOrder } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const note = { cause: 'webhook', atMs: startMs + 500 };

describe.each(engines)('a service that was bought twice, on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  const order = async (changes: Parameters<typeof storedOrder>[1] = {}) =>
    (await storedOrder(test.db, changes)).id;
  const pay = (id: string, db = test.db) => applyMove(db, id, 'PaymentConfirmed', note);
  const flagOf = async (id: string) => (await findOrder(test.db, id))?.flag;

  it('is flagged in both orders once the second one is paid, with its history', async () => {
    const first = await order();
    const second = await order({ createdAtMs: startMs + dayMs });
    expect(await pay(first)).toMatchObject({ boughtTwice: [], order: { flag: null } });
    expect(await pay(second)).toMatchObject({
      boughtTwice: [{ id: second }, { id: first }],
      order: { id: second, state: 'paid', flag: 'bought_twice' },
    });
    expect(await flagOf(first)).toBe('bought_twice');
    const raised = { event: 'FlagRaised', cause: 'webhook', atMs: note.atMs };
    expect((await historyOf(test.db, first)).at(-1)).toMatchObject(raised);
    expect((await historyOf(test.db, second)).at(-1)).toMatchObject(raised);
  });

  it('is flagged if the money of the second one came late', async () => {
    const [first, second] = [await order(), await order()];
    await pay(first);
    await applyMove(test.db, second, 'PaymentExpired', note);
    const late = { ...note, flag: 'paid_late' };
    const result = await applyMove(test.db, second, 'LatePaymentFound', late);
    expect(result).toMatchObject({ order: { flag: 'paid_late; bought_twice' } });
  });

  it('flags each order once, however often the service is bought', async () => {
    const [first, second, third] = [await order(), await order(), await order()];
    for (const id of [first, second]) await pay(id);
    expect(await pay(third)).toMatchObject({ boughtTwice: [{ id: third }] });
  });

  it('is not flagged again if a third order fails after both were resolved', async () => {
    const [first, second, third] = [await order(), await order(), await order()];
    for (const id of [first, second]) await pay(id);
    const settled = { ...note, note: 'he wanted both', actor: 'Asha' };
    for (const id of [first, second]) await resolveFlag(test.db, id, settled);
    await applyMove(test.db, third, 'PaymentFailed', note);
    for (const id of [first, second, third]) expect(await flagOf(id)).toBeNull();
  });

  it.each([
    ['for another phone number', { phone: '9876543211' }],
    ['for another service', { serviceName: 'Logo Design' }],
    ['more than a day before', { createdAtMs: startMs - dayMs - 1 }],
    ['more than a day later', { createdAtMs: startMs + dayMs + 1 }],
  ])('is not an order %s', async (_what, changes) => {
    const [first, other] = [await order(), await order(changes)];
    await pay(first);
    expect(await pay(other)).toMatchObject({ boughtTwice: [] });
    expect(await flagOf(first)).toBeNull();
  });

  it('ignores orders that are unpaid, or whose payer was erased', async () => {
    const [open, erased, first, second] = [
      await order(),
      await order(),
      await order(),
      await order(),
    ];
    await pay(erased);
    for (const id of [erased, second]) await eraseDetails(test.db, id, note);
    await applyMove(test.db, open, 'PaymentFailed', note);
    for (const id of [first, second]) expect(await pay(id)).toMatchObject({ boughtTwice: [] });
  });

  it('is found if both are paid at the same moment over two connections', async () => {
    const other = await test.openAnother();
    for (let round = 0; round < 5; round += 1) {
      const phone = `98765432${10 + round}`;
      const [first, second] = [await order({ phone }), await order({ phone })];
      await Promise.all([pay(first), pay(second, other)]);
      expect([await flagOf(first), await flagOf(second)]).toEqual(['bought_twice', 'bought_twice']);
    }
  });
});

// On SQLite no other writer begins before a transaction ends.
const postgres = engines.filter(({ engine }) => engine === 'PostgreSQL');

it.each(postgres)(
  'holds a second order back until the first one is stored as paid, on $engine',
  async ({ openTestDatabase }) => {
    const test = await openTestDatabase();
    onTestFinished(test.remove);
    const other = await test.openAnother();
    const first = await storedOrder(test.db);
    const second = await storedOrder(test.db, { createdAtMs: startMs + 1 });
    const { paying } = await test.db.transaction().execute(async (tx) => {
      await applyMove(tx, first.id, 'PaymentConfirmed', note);
      const paying = applyMove(other, second.id, 'PaymentConfirmed', note);
      await Promise.race([paying, wait(100)]);
      return { paying };
    });
    expect(await paying).toMatchObject({ boughtTwice: [{ id: second.id }, { id: first.id }] });
  },
);
