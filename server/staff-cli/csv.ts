import { indianTime } from '#server/orders/indian-time.ts';
import type { ListedOrder } from '#server/orders/list.ts';
import { countsByKey } from '#server/orders/order-item.ts';

/** Characters that start a formula, including the full-width ones. */
const startsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** One cell (RFC 4180). An apostrophe keeps a spreadsheet from running a payer's name as a formula. */
export function csvCell(value: string | null): string {
  if (value === null) return '';
  const safe = startsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rupees without grouping: 749900 → 7499.00. */
export const rupeesOf = (amountPaise: number): string => (amountPaise / 100).toFixed(2);

/** Empty without a refund. */
const refundOf = (amountPaise: number) => (amountPaise === 0 ? null : rupeesOf(amountPaise));

const timeOf = (timeMs: number | null) => (timeMs === null ? null : indianTime(timeMs));

const columns: Record<string, (order: ListedOrder) => string | null> = {
  Id: ({ id }) => id,
  Code: ({ code }) => code,
  State: ({ state }) => state,
  'Created (IST)': ({ createdAtMs }) => indianTime(createdAtMs),
  'Paid at (IST)': ({ paidAtMs }) => timeOf(paidAtMs),
  'Changed (IST)': ({ updatedAtMs }) => indianTime(updatedAtMs),
  Service: ({ serviceName }) => serviceName,
  Quantity: ({ quantity }) => String(quantity),
  'Quantity details': countsByKey,
  Unit: ({ unit }) => unit,
  'Amount (INR)': ({ amountPaise }) => rupeesOf(amountPaise),
  'GST included (INR)': ({ taxPaise }) => rupeesOf(taxPaise),
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  GSTIN: ({ payerGstin }) => payerGstin,
  Provider: ({ provider }) => provider,
  'Provider order': ({ providerOrderId }) => providerOrderId,
  'Payment id': ({ paymentTransactionId }) => paymentTransactionId,
  UTR: ({ paymentUtr }) => paymentUtr,
  'Payment mode': ({ paymentMode }) => paymentMode,
  'Payment time (IST)': ({ paymentAtMs }) => timeOf(paymentAtMs),
  'Failure reason': ({ failureReason }) => failureReason,
  'Refunded (INR)': ({ refundedPaise }) => refundOf(refundedPaise),
  'Refund under way (INR)': ({ refundUnderWayPaise }) => refundOf(refundUnderWayPaise),
  Flag: ({ flag }) => flag,
};

const line = (cells: (string | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Makes Excel read the file as UTF-8; without it, Hindi names are garbled. */
export const byteOrderMark = '\uFEFF';

/** The orders as CSV with a heading, line by line. */
export async function* csvOf(orders: AsyncIterable<ListedOrder>): AsyncGenerator<string> {
  yield byteOrderMark + line(Object.keys(columns));
  for await (const order of orders) {
    yield line(Object.values(columns).map((cell) => cell(order)));
  }
}
