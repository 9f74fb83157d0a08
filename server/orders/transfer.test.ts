import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { leaseDue } from '#server/jobs/leases.ts';
import { markMailFailed } from '#server/notify/outbox.ts';
import { engines, openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { orderToInsert, startedPayment, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { listOrders } from './list.ts';
import { applyMove, eraseDetails, historyOf, recordPaymentStarted } from './moves.ts';
import { findOrder } from './store.ts';
import { type ExportedRow, exportAll, ImportError, importAll } from './transfer.ts';

const details = { cause: 'webhook', atMs: startMs + 500 };

const payment = { transactionId: 'OM1', utr: '412345678901', mode: 'UPI_QR', atMs: startMs + 400 };

/** One order of every kind. */
async function fill({ db }: TestDatabase): Promise<void> {
  const ordered = [storedOrder(db), storedOrder(db), storedOrder(db)] as const;
  const [paid, failed, erased] = await Promise.all(ordered);
  await recordPaymentStarted(db, paid.id, startedPayment);
  await applyMove(db, paid.id, 'PaymentConfirmed', { ...details, payment });
  const lease = { nowMs: startMs + 500, limit: 10, leaseMs: 1 };
  for (const mail of await leaseDue(db, 'mails', lease)) {
    await markMailFailed(db, mail, { nextTryAtMs: startMs + 9 });
  }
  await applyMove(db, failed.id, 'PaymentFailed', { ...details, failureReason: 'INVALID_MPIN' });
  await applyMove(db, failed.id, 'LatePaymentFound', { ...details, flag: 'paid late' });
  await eraseDetails(db, erased.id, details);
}

/** More orders of the usual kind than are read or written at once. */
async function fillBatch({ db }: TestDatabase): Promise<void> {
  const orders = Array.from({ length: 500 }, () => {
    const { cause: _, ...order } = orderToInsert();
    return { ...order, state: 'created' as const, updatedAtMs: startMs, checks: 0 };
  });
  const created = { seq: 1, event: 'Created', toState: 'created', cause: 'request' } as const;
  const moves = orders.map(({ id }) => ({ ...created, orderId: id, atMs: startMs }));
  await db.insertInto('orders').values(orders).execute();
  await db.insertInto('orderMoves').values(moves).execute();
}

describe.each(engines)('export from $engine', ({ openTestDatabase }) => {
  let source: TestDatabase;
  let targets: TestDatabase[];
  beforeEach(async () => {
    source = await openTestDatabase();
    targets = await Promise.all(engines.map((target) => target.openTestDatabase()));
    await fill(source);
  });
  afterEach(() => Promise.all([source, ...targets].map((test) => test.remove())));

  it('is imported by every engine without a difference, through JSON', async () => {
    await fillBatch(source);
    const lines = await Array.fromAsync(exportAll(source.db), (row) => JSON.stringify(row));
    expect(lines.length).toBeGreaterThan(2 * 503);
    for (const { db } of targets) {
      const rows = lines.map((line): unknown => JSON.parse(line));
      expect(await importAll(db, rows)).toBe(lines.length);
      expect(await Array.fromAsync(exportAll(db))).toEqual(rows);
      const due = await leaseDue(db, 'mails', { nowMs: startMs + 9, limit: 10, leaseMs: 1 });
      expect(due).toHaveLength(1);
      const mailed = due.map(({ orderId }) => orderId)[0] ?? '';
      expect(await findOrder(db, mailed)).toEqual(await findOrder(source.db, mailed));
      expect(await historyOf(db, mailed)).toEqual(await historyOf(source.db, mailed));
    }
  });

  it('shows one moment, whatever is written meanwhile', async () => {
    await fillBatch(source);
    const other = await source.openAnother();
    const reader = exportAll(source.db);
    await reader.next();
    const late = await storedOrder(other, { createdAtMs: startMs + 1e9 });
    const rest = await Array.fromAsync(reader);
    expect(rest.filter(({ row }) => 'id' in row && row.id === late.id)).toEqual([]);
    expect(await findOrder(source.db, late.id)).toBeDefined();
  });

  it('stores nothing where one row is wrong, and quotes nobody', async () => {
    await fillBatch(source);
    const rows: unknown[] = await Array.fromAsync(exportAll(source.db));
    const wrong = { table: 'orders', row: { ...orderToInsert(), amount_paise: 'Asha Kumari' } };
    for (const { db } of targets) {
      const work = importAll(db, [...rows, wrong]);
      await expect(work).rejects.toThrow(`Row ${rows.length + 1} is not a row of an export`);
      await expect(work).rejects.not.toThrow('Asha');
      expect(await Array.fromAsync(exportAll(db))).toEqual([]);
    }
  });
});

describe.each(engines)('import into $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let source: TestDatabase;
  beforeEach(async () => {
    [test, source] = await Promise.all([openTestDatabase(), openSqlite()]);
  });
  afterEach(() => Promise.all([test.remove(), source.remove()]));

  const exported = () => Array.fromAsync(exportAll(source.db));
  const orderRow = async (changes = {}): Promise<ExportedRow> => {
    const { id } = await storedOrder(source.db);
    const row = (await exported()).find((one) => one.row.id === id);
    return { table: 'orders', row: { ...row?.row, ...changes } };
  };

  it('is refused by a database that holds orders', async () => {
    await storedOrder(test.db);
    const work = importAll(test.db, await exported());
    await expect(work).rejects.toThrow('holds orders already');
  });

  it('takes more orders than one statement can', async () => {
    const { table, row } = await orderRow();
    const rows = Array.from({ length: 2_500 }, (_, index) => ({
      table,
      row: { ...row, id: `BAW-${index}`, idempotency_key: `key-${index}` },
    }));
    expect(await importAll(test.db, rows)).toBe(2_500);
    const ids = await Array.fromAsync(listOrders(test.db), ({ id }) => id);
    expect(new Set(ids).size).toBe(2_500);
  });

  it.each([
    [
      'two wrong columns',
      { amount_paise: 0.5, paid_at_ms: 'May' },
      'row.amount_paise, row.paid_at_ms',
    ],
    ['an unknown column', { colour: 'red' }, 'row'],
    ['a missing column', { provider: undefined }, 'row.provider'],
  ])('names the row and the place of %s', async (_what, changes, place) => {
    const rows = [await orderRow(), await orderRow(changes)];
    const error = new ImportError(`Row 2 is not a row of an export; wrong: ${place}`);
    await expect(importAll(test.db, rows)).rejects.toThrow(error);
  });

  it.each([
    [{ table: 'payers', row: {} }, 'table'],
    [{ table: 'orders' }, 'row'],
    ['Asha Kumari', 'table'],
    [null, 'table'],
  ])('says of %j what is wrong with it', async (row, place) => {
    const error = new ImportError(`Row 1 is not a row of an export; wrong: ${place}`);
    await expect(importAll(test.db, [row])).rejects.toThrow(error);
  });
});

// SQLite ends no transaction by itself.
const postgres = engines.filter(({ engine }) => engine === 'PostgreSQL');

it.each(postgres)('an export outlives a pause of its reader, on $engine', async (engine) => {
  const test = await engine.openTestDatabase();
  onTestFinished(test.remove);
  await storedOrder(test.db);
  const impatient = new URL(test.options.databaseUrl ?? '');
  impatient.searchParams.set('idle_in_transaction_session_timeout', '50');
  const db = await openDatabase({ ...test.options, databaseUrl: impatient.href });
  onTestFinished(() => db.destroy());
  const rows = exportAll(db);
  await rows.next();
  await wait(200);
  expect(await Array.fromAsync(rows)).toMatchObject([{ table: 'order_moves' }]);
});
