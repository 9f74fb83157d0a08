import { sql } from 'kysely';
import { defaultLanguage } from '#contract/default-language.ts';
import type { Sheet } from '#contract/office/orders.ts';
import type { Database } from '#server/database/schema.ts';
import { dayMs, indianDayStart, indianTime } from '#server/orders/indian-time.ts';
import { byteOrderMark, csvCell, rupeesOf } from '#server/staff-cli/csv.ts';
import type { ItemTexts } from './order-view.ts';
import { badRequest } from './refusals.ts';

type SheetRow = Sheet['rows'][number];

const columns = [
  'orders.id as orderId',
  'code',
  'name',
  'serviceName',
  'quantity',
  'counts',
  'unit',
  'payerGstin',
  'taxPaise',
  'orders.amountPaise',
] as const;

/** From a time until before another. */
interface Bounds {
  fromMs: number;
  toMs: number;
}

/** The bounds of a month such as 2026-01 in India. Throws a RefusalError for year 0 and the like. */
export function monthBounds(month: string): Bounds {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const [fromMs, toMs] = [month, next].map((one) => indianDayStart(`${one}-01`));
  if (fromMs === undefined || toMs === undefined) throw badRequest();
  return { fromMs, toMs };
}

/** Rows are read for this time at once: a month of them may be many. */
const stepMs = 7 * dayMs;

/** Payments and completed refunds of a month, in the order of time. */
export async function* sheetRows(
  db: Database,
  { fromMs, toMs }: Bounds,
  itemTexts: ItemTexts,
): AsyncGenerator<SheetRow> {
  for (let startMs = fromMs; startMs < toMs; startMs += stepMs) {
    const step = { fromMs: startMs, toMs: Math.min(startMs + stepMs, toMs) };
    const payments = await paymentsOf(db, step, itemTexts);
    const refunds = await completedRefundsOf(db, step, itemTexts);
    yield* [...payments, ...refunds].toSorted((a, b) => a.atMs - b.atMs);
  }
}

async function paymentsOf(
  db: Database,
  { fromMs, toMs }: Bounds,
  itemTexts: ItemTexts,
): Promise<SheetRow[]> {
  const orders = await db
    .selectFrom('orders')
    .select(columns)
    .select(({ ref }) => ref('paidAtMs').$notNull().as('atMs'))
    .where('paidAtMs', '>=', fromMs)
    .where('paidAtMs', '<', toMs)
    .orderBy('paidAtMs')
    .orderBy('orders.id')
    .execute();
  return orders.map((order) => ({
    ...{ orderId: order.orderId, code: order.code, kind: 'payment', atMs: order.atMs },
    ...{ name: order.name, service: itemTexts(order), payerGstin: order.payerGstin },
    ...{ amountPaise: order.amountPaise, taxPaise: order.taxPaise },
  }));
}

/** The tax of a refund is its share of the order's. */
async function completedRefundsOf(
  db: Database,
  { fromMs, toMs }: Bounds,
  itemTexts: ItemTexts,
): Promise<SheetRow[]> {
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.orderId')
    .select(columns)
    .select(['refunds.updatedAtMs as atMs', 'refunds.amountPaise as refundedPaise'])
    // A literal: otherwise SQLite would not use the partial index.
    .where('refunds.state', '=', sql.lit('completed'))
    // Without a payment in the sheet, as of another amount, a refund would lower the totals.
    .where('paidAtMs', 'is not', null)
    .where('refunds.updatedAtMs', '>=', fromMs)
    .where('refunds.updatedAtMs', '<', toMs)
    .orderBy('refunds.updatedAtMs')
    .orderBy('refunds.id')
    .execute();
  return refunds.map(({ refundedPaise, ...order }) => ({
    ...{ orderId: order.orderId, code: order.code, kind: 'refund', atMs: order.atMs },
    ...{ name: order.name, service: itemTexts(order), payerGstin: order.payerGstin },
    amountPaise: -refundedPaise,
    taxPaise: -Math.round((order.taxPaise * refundedPaise) / order.amountPaise),
  }));
}

/** The sheet with its totals. */
export async function readSheet(rows: AsyncIterable<SheetRow>): Promise<Sheet> {
  const all = await Array.fromAsync(rows);
  const totals = { paidPaise: 0, taxPaise: 0, refundedPaise: 0 };
  for (const { amountPaise, kind, taxPaise } of all) {
    if (kind === 'payment') totals.paidPaise += amountPaise;
    else totals.refundedPaise -= amountPaise;
    totals.taxPaise += taxPaise;
  }
  return { rows: all, totals };
}

const csvColumns: Record<string, (row: SheetRow) => string> = {
  'Time (IST)': ({ atMs }) => indianTime(atMs),
  Kind: ({ kind }) => kind,
  Order: ({ orderId }) => orderId,
  Code: ({ code }) => csvCell(code),
  Name: ({ name }) => csvCell(name),
  Service: ({ service }) => csvCell(service[defaultLanguage] ?? ''),
  GSTIN: ({ payerGstin }) => csvCell(payerGstin),
  // Without csvCell: a negative amount is no formula.
  'Amount (INR)': ({ amountPaise }) => rupeesOf(amountPaise),
  'GST included (INR)': ({ taxPaise }) => rupeesOf(taxPaise),
};

/** The sheet as CSV with a heading, line by line. */
export async function* sheetCsv(rows: AsyncIterable<SheetRow>): AsyncGenerator<string> {
  yield `${byteOrderMark}${Object.keys(csvColumns).join(',')}\r\n`;
  for await (const row of rows) {
    yield `${Object.values(csvColumns)
      .map((cell) => cell(row))
      .join(',')}\r\n`;
  }
}
