import { formatPaise } from '#contract/money.ts';
import { indianTime } from '#server/orders/indian-time.ts';
import { oneLine } from '#server/orders/one-line.ts';
import { describeItem } from '#server/orders/order-item.ts';
import type { ListedOrder } from '#server/orders/store.ts';

const headings = [
  'Created (IST)',
  'Paid at',
  'Id',
  'State',
  'Amount',
  'Service',
  'Name',
  'Phone',
  '',
];
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

const timeOf = (timeMs: number | null): string =>
  timeMs === null ? '' : indianTime(timeMs).slice(0, -':00'.length);

const remarkOf = ({ flag, refundedPaise, refundUnderWayPaise }: ListedOrder): string =>
  [
    refundedPaise > 0 && `${formatPaise(refundedPaise)} given back`,
    refundUnderWayPaise > 0 && `${formatPaise(refundUnderWayPaise)} on its way back`,
    flag !== null && `! ${flag}`,
  ]
    .filter(Boolean)
    .join(', ');

const cellsOf = (order: ListedOrder) => ({
  created: timeOf(order.createdAtMs),
  paid: timeOf(order.paidAtMs),
  id: oneLine(order.id),
  state: order.state,
  amount: formatPaise(order.amountPaise),
  service: oneLine(describeItem(order)),
  name: oneLine(order.name ?? erased),
  phone: oneLine(order.phone ?? erased),
  remark: oneLine(remarkOf(order)),
});

/** The cells in the order of the headings. */
const rowOf = (order: ListedOrder): string[] => Object.values(cellsOf(order));

/** The same on lines of their own, for a terminal that is too narrow for the table. */
function blockOf(order: ListedOrder): string[] {
  const { created, paid, id, state, amount, service, name, phone, remark } = cellsOf(order);
  return [
    `${created}  ${id}  ${state}  ${amount}`,
    `  ${service}`,
    `  ${name}  ${phone}${paid === '' ? '' : `  paid at ${paid}`}`,
    ...(remark === '' ? [] : [`  ${remark}`]),
    '',
  ];
}

/**
 * At most `limit` of the orders as a table, or as blocks where a terminal of that many columns
 * cannot show one; says where there are more and where a person is needed.
 */
export async function* tableOf(
  orders: AsyncIterable<ListedOrder>,
  limit: number,
  columns = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const all = await Array.fromAsync(orders);
  const shown = all.slice(0, limit);
  if (shown.length === 0) {
    yield 'No orders.\n';
    return;
  }
  const table = alignColumns([headings, ...shown.map(rowOf)], amountColumn);
  const fits = table.every((line) => line.length <= columns);
  for (const line of fits ? table : shown.flatMap(blockOf)) yield `${line}\n`;
  const flagged = shown.filter(({ flag }) => flag !== null).length;
  if (flagged > 0) yield `${fits ? '\n' : ''}! Orders that need a person: ${flagged}\n`;
  if (all.length > limit) yield `\nThere are more. See them with --limit ${limit * 2}\n`;
}
