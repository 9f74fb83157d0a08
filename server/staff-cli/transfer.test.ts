import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { countTap } from '#server/leads/taps.ts';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { engines, openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { orderToInsert, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { runStaff } from './run-staff.fixture.ts';

const tables = [
  'orders',
  'orderMoves',
  'mails',
  'refunds',
  'alerts',
  'orderWords',
  'taps',
  'contentDrafts',
  'publications',
  'publicationFiles',
] as const;

/** A file, as both engines have it. */
const inHex = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;

const rowText = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .map(([column, value]) => [column, inHex(value)])
      .sort(),
  );

/** All rows, in the same order on both engines. */
const contentOf = async (db: Database) =>
  Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return rows.map(rowText).sort();
    }),
  );

/** More orders than are copied at once, a paid one with its mail, and a flagged one with its alert. */
async function fill(db: Database): Promise<string> {
  const paid = await storedOrder(db);
  const late = await storedOrder(db);
  const details = { cause: 'webhook', atMs: startMs + 500 };
  const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs };
  await applyMove(db, paid.id, 'PaymentConfirmed', { ...details, payment });
  await applyMove(db, late.id, 'PaymentFailed', { ...details, failureReason: 'INVALID_MPIN' });
  await applyMove(db, late.id, 'LatePaymentFound', { ...details, flag: 'paid_late' });
  await storedRefund(db, { orderId: late.id, amountPaise: 50_000 });
  await countTap(db, { page: '/pricing', kind: 'call', source: 'card' }, startMs);
  await fillContent(db);
  const orders = Array.from({ length: 1_200 }, () => {
    const { cause: _, ...order } = orderToInsert();
    return { ...order, code: order.id, state: 'created' as const, updatedAtMs: startMs, checks: 0 };
  });
  for (let from = 0; from < orders.length; from += 400) {
    await db
      .insertInto('orders')
      .values(orders.slice(from, from + 400))
      .execute();
  }
  return paid.id;
}

/** A draft, a publication with more files than are copied at once, and one that undoes it. */
async function fillContent(db: Database): Promise<void> {
  const [body, base] = [Buffer.from('name: Siwan\n'), null];
  const by = { memberName: 'Asha', atMs: startMs };
  await db
    .insertInto('contentDrafts')
    .values({ file: 'en/pages/a.yaml', document: 'pages/a', body, base, revision: 2, ...by })
    .execute();
  for (const undoes of [null, 1]) {
    const ends = { startedAtMs: startMs, endedAtMs: startMs + 9, leasedUntilMs: startMs };
    const publication = { memberName: 'Asha', problem: null, drafts: '[]', ...ends };
    await db
      .insertInto('publications')
      .values({ id: (undoes ?? 0) + 1, state: 'published', undoes, ...publication })
      .execute();
  }
  for (let count = 0; count < 30; count += 1) {
    await db
      .insertInto('publicationFiles')
      .values({ publicationId: 1, file: `work/a/${count}.jpg`, beforeBody: null, afterBody: body })
      .execute();
  }
}

describe.each(engines)('import into $engine', ({ openTestDatabase }) => {
  let source: TestDatabase;
  let target: TestDatabase;
  beforeEach(async () => {
    [source, target] = await Promise.all([openSqlite(), openTestDatabase()]);
  });
  afterEach(() => Promise.all([source.remove(), target.remove()]));

  const run = () => runStaff(target.db, ['import', source.options.dataDir]);

  it('copies every row unchanged', async () => {
    const id = await fill(source.db);
    expect(await run()).toBe('Orders imported: 1202\n');
    expect(await contentOf(target.db)).toEqual(await contentOf(source.db));
    expect(await findOrder(target.db, id)).toEqual(await findOrder(source.db, id));
    expect(await historyOf(target.db, id)).toEqual(await historyOf(source.db, id));
  });

  it('is refused by a database that has orders', async () => {
    await storedOrder(source.db);
    const { id } = await storedOrder(target.db);
    await expect(run()).rejects.toThrow('already has orders');
    expect(await target.db.selectFrom('orders').select('id').execute()).toEqual([{ id }]);
  });

  it('copies nothing if one row does not fit', async () => {
    await fill(source.db);
    const { id } = await storedOrder(source.db);
    await source.db.deleteFrom('mails').execute();
    await sql`pragma foreign_keys = off`.execute(source.db);
    await source.db
      .insertInto('mails')
      .values({ orderId: `${id}-lost`, createdAtMs: startMs, tries: 0 })
      .execute();
    await expect(run()).rejects.toThrow();
    expect((await contentOf(target.db)).flat()).toEqual([]);
  });
});

it('needs the folder of the orders', async () => {
  const test = await openSqlite();
  await expect(runStaff(test.db, ['import'])).rejects.toThrow('needs the folder');
  await expect(runStaff(test.db, ['import', '/nowhere'])).rejects.toThrow('There are no orders in');
  await test.remove();
});
