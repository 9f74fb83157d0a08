import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import {
  applyMove,
  type ExportedRow,
  exportAll,
  findOrder,
  ImportError,
  importAll,
  listOrders,
} from './store.ts';

/** An export of the first version: one column had another name, and there was no provider or payment. */
const firstVersion = [
  '{"table":"orders","row":{"id":"BAW-1","idempotency_key":"key","request_digest":"digest","name":"Asha","phone":null,"service_name":"SEO","amount_paise":100,"state":"paid","provider_order_id":"OMO1","redirect_url":null,"failure_reason":null,"flag":"amount_differs","created_at_ms":2,"updated_at_ms":3,"expires_at_ms":4,"next_check_at_ms":5,"checks":7,"leased_until_ms":null,"hinted_at_ms":6}}',
  '{"table":"order_moves","row":{"order_id":"BAW-1","seq":1,"event":"Created","from_state":null,"to_state":"created","cause":"request","at_ms":2}}',
  '{"table":"order_moves","row":{"order_id":"BAW-1","seq":2,"event":"PaymentConfirmed","from_state":"created","to_state":"paid","cause":"webhook","at_ms":3}}',
  '{"table":"mails","row":{"order_id":"BAW-1","created_at_ms":3,"tries":0,"next_try_at_ms":null,"sent_at_ms":8,"leased_until_ms":null}}',
];

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

  it('reads the first version, and says who took the payment and when', async () => {
    const rows = firstVersion.map((line): unknown => JSON.parse(line));
    await importAll(test.db, rows);
    const stored = { id: 'BAW-1', checkRequestedAtMs: 6, paidAtMs: 3, nextCheckAtMs: 5 };
    expect(await findOrder(test.db, 'BAW-1')).toMatchObject(stored);
    const [order, ...others] = firstVersion.map((line): unknown =>
      JSON.parse(
        line
          .replace(/("cause".*"at_ms":\d)/, '$1,"note":null,"actor":null')
          .replace('hinted_at_ms', 'check_requested_at_ms'),
      ),
    );
    const added = {
      provider: 'phonepe',
      quantity: 1,
      counts: null,
      unit: null,
      tax_paise: 0,
      payer_gstin: null,
      language: null,
      paid_at_ms: 3,
      payment_transaction_id: null,
      payment_utr: null,
      payment_mode: null,
      payment_at_ms: null,
    };
    const [exported, ...rest] = await Array.fromAsync(exportAll(test.db));
    expect(rest).toEqual(others);
    expect(exported).toEqual({ table: 'orders', row: { ...(order as ExportedRow).row, ...added } });
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

  it('tells from the history when an order was paid late', async () => {
    const { id } = await storedOrder(source.db);
    await applyMove(source.db, id, 'PaymentExpired', { cause: 'reconciler', atMs: startMs + 1 });
    const late = { cause: 'webhook', atMs: startMs + 2, flag: 'paid_late' };
    await applyMove(source.db, id, 'LatePaymentFound', late);
    const rows = await exported();
    for (const { row } of rows) delete row.paid_at_ms;
    await importAll(test.db, rows);
    expect(await findOrder(test.db, id)).toMatchObject({ state: 'paid', paidAtMs: startMs + 2 });
  });

  it.each([
    [
      'two wrong columns',
      { amount_paise: 0.5, paid_at_ms: 'May' },
      'row.amount_paise, row.paid_at_ms',
    ],
    ['a column of nobody', { colour: 'red' }, 'row'],
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
