import { exportAll, listOrders } from '#server/orders/orders.repository.ts';
import { csvOf } from '../csv.ts';
import { filterNames, filterOf } from '../filter-options.ts';
import { jsonOf } from '../json.ts';
import { formatOf, requireOnly } from '../staff-arguments.ts';
import type { StaffCommand } from '../staff-command.ts';
import { linesOfRows } from '../transfer-lines.ts';

/** Orders for another program, or everything for another database. */
export const exportOrders: StaffCommand = {
  usage: [
    ['export [filters]', 'orders as CSV; --format json'],
    ['export --all', 'everything, to move to another database'],
  ],
  read: (given, nowMs) => {
    if (given.options.all) {
      requireOnly(given, 0, ['all']);
      return ({ db }) => linesOfRows(exportAll(db));
    }
    requireOnly(given, 0, [...filterNames, 'format']);
    const writeOrders = formatOf(given.options.format, ['csv', 'json']) === 'csv' ? csvOf : jsonOf;
    const filter = filterOf(given.options, nowMs);
    return ({ db }) => writeOrders(listOrders(db, filter));
  },
};
