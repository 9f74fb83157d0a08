import { formatPaise } from '#contract/money.ts';
import { indianTime } from '#server/orders/indian-time.ts';
import { type ListedOrder, listOrders } from '#server/orders/list.ts';
import { describeItem, oneLine } from '#server/orders/order-item.ts';
import { filterNames, filterOf, limitOf, requireOnly } from './arguments.ts';
import type { StaffCommand } from './command.ts';
import { alignColumns, erased } from './table.ts';

/** Orders, the newest first. */
export const list: StaffCommand = {
  usage: [['list [filters] [--limit 50]', 'the newest orders']],
  read: (given, nowMs) => {
    requireOnly(given, 0, [...filterNames, 'limit']);
    const { options } = given;
    const filter = filterOf(options, nowMs);
    const limit = limitOf(options.limit);
    // One more order shows whether there are more.
    return ({ db, columns }) =>
      tableOf(listOrders(db, { ...filter, limit: limit + 1 }), limit, columns);
  },
};

const headings = [
  'Created (IST)',
  'Paid at',
  'Id',
  'Code',
  'State',
  'Amount',
  'Service',
  'Name',
  'Phone',
  '',
];
const amountColumn = headings.indexOf('Amount');

const minuteOf = (timeMs: number | null): string =>
  timeMs === null ? '' : indianTime(timeMs).slice(0, -':00'.length);

const remarkOf = ({ flag, refundedPaise, refundUnderWayPaise }: ListedOrder): string =>
  [
    refundedPaise > 0 && `${formatPaise(refundedPaise)} refunded`,
    refundUnderWayPaise > 0 && `${formatPaise(refundUnderWayPaise)} being refunded`,
    flag !== null && `! ${flag}`,
  ]
    .filter(Boolean)
    .join(', ');

/** In the order of the headings. */
const cellsOf = (order: ListedOrder) => ({
  created: minuteOf(order.createdAtMs),
  paid: minuteOf(order.paidAtMs),
  id: oneLine(order.id),
  code: order.code,
  state: order.state,
  amount: formatPaise(order.amountPaise),
  service: oneLine(describeItem(order)),
  name: oneLine(order.name ?? erased),
  phone: oneLine(order.phone ?? erased),
  remark: oneLine(remarkOf(order)),
});

/** Lines for a terminal that is too narrow for the table. */
function blockOf(order: ListedOrder): string[] {
  const { created, paid, id, code, state, amount, service, name, phone, remark } = cellsOf(order);
  return [
    [created, id, code, state, amount].filter(Boolean).join('  '),
    `  ${service}`,
    `  ${name}  ${phone}${paid === '' ? '' : `  paid at ${paid}`}`,
    ...(remark === '' ? [] : [`  ${remark}`]),
    '',
  ];
}

/** At most `limit` orders as a table, or as blocks if it is wider than the terminal. */
async function* tableOf(
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
  const table = alignColumns(
    [headings, ...shown.map((order) => Object.values(cellsOf(order)))],
    amountColumn,
  );
  const fits = table.every((line) => line.length <= columns);
  for (const line of fits ? table : shown.flatMap(blockOf)) yield `${line}\n`;
  const flagged = shown.filter(({ flag }) => flag !== null).length;
  if (flagged > 0) yield `${fits ? '\n' : ''}! Flagged orders: ${flagged}\n`;
  if (all.length > limit) yield `\nThere are more. See them with --limit ${limit * 2}\n`;
}
