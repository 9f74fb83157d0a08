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

const columns = {
  'Created (IST)': ({ createdAtMs }) => minuteOf(createdAtMs),
  'Paid at': ({ paidAtMs }) => minuteOf(paidAtMs),
  Id: ({ id }) => oneLine(id),
  Code: ({ code }) => code,
  State: ({ state }) => state,
  Amount: ({ amountPaise }) => formatPaise(amountPaise),
  Service: (order) => oneLine(describeItem(order)),
  Name: ({ name }) => oneLine(name ?? erased),
  Phone: ({ phone }) => oneLine(phone ?? erased),
  '': (order) => oneLine(remarkOf(order)),
} satisfies Record<string, (order: ListedOrder) => string>;

const headings = Object.keys(columns);
const cellsOf = (order: ListedOrder) => Object.values(columns).map((cell) => cell(order));

/** Lines for a terminal that is too narrow for the table. */
function blockOf(order: ListedOrder): string[] {
  const [created, paid, id, code, state, amount, service, name, phone, remark] = cellsOf(order);
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
  width = Number.POSITIVE_INFINITY,
): AsyncGenerator<string> {
  const all = await Array.fromAsync(orders);
  const shown = all.slice(0, limit);
  if (shown.length === 0) {
    yield 'No orders.\n';
    return;
  }
  const table = alignColumns([headings, ...shown.map(cellsOf)], headings.indexOf('Amount'));
  const fits = table.every((line) => line.length <= width);
  for (const line of fits ? table : shown.flatMap(blockOf)) yield `${line}\n`;
  const flagged = shown.filter(({ flag }) => flag !== null).length;
  if (flagged > 0) yield `${fits ? '\n' : ''}! Flagged orders: ${flagged}\n`;
  if (all.length > limit) yield `\nThere are more. See them with --limit ${limit * 2}\n`;
}
