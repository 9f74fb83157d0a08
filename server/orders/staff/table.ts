import { formatPaise } from '#contract/money.ts';
import { indianTime } from '#server/orders/indian-time.ts';
import { oneLine } from '#server/orders/one-line.ts';
import type { ListedOrder } from '#server/orders/orders.repository.ts';

const headings = ['Created (IST)', 'Id', 'State', 'Amount', 'Service', 'Name', 'Phone', ''];
const amountColumn = headings.indexOf('Amount');

/** What stands where a person's details were. */
export const erased = '(erased)';

/** Lines of cells with every column as wide as its widest cell. */
export function alignColumns(rows: string[][], rightAligned?: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  const pad = (cell: string, column: number): string => {
    const space = ' '.repeat((widths[column] ?? 0) - [...cell].length);
    return column === rightAligned ? `${space}${cell}` : `${cell}${space}`;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

const remarkOf = ({ attention, refundedPaise }: ListedOrder): string => {
  const refunded = refundedPaise > 0 ? [`${formatPaise(refundedPaise)} given back`] : [];
  return [...refunded, ...(attention === null ? [] : [`! ${attention}`])].join(', ');
};

const rowOf = (order: ListedOrder): string[] =>
  [
    indianTime(order.createdAtMs),
    order.id,
    order.state,
    formatPaise(order.amountPaise),
    order.serviceName,
    order.name ?? erased,
    order.phone ?? erased,
    remarkOf(order),
  ].map(oneLine);

/** At most `limit` of the orders as a table; says where there are more and where a person is needed. */
export async function* tableOf(
  orders: AsyncIterable<ListedOrder>,
  limit: number,
): AsyncGenerator<string> {
  const all = await Array.fromAsync(orders);
  const shown = all.slice(0, limit);
  if (shown.length === 0) {
    yield 'No orders.\n';
    return;
  }
  for (const line of alignColumns([headings, ...shown.map(rowOf)], amountColumn)) yield `${line}\n`;
  const flagged = shown.filter(({ attention }) => attention !== null).length;
  if (flagged > 0) yield `\n! Orders that need a person: ${flagged}\n`;
  if (all.length > limit) yield `\nThere are more. See them with --limit ${limit * 2}\n`;
}
