import { exportAll, listOrders } from '#server/orders/store.ts';
import { csvOf } from '#server/staff-cli/csv.ts';
import { filterNames, filterOf } from '#server/staff-cli/filter-options.ts';
import { jsonOf } from '#server/staff-cli/json.ts';
import { formatOf, requireOnly } from '#server/staff-cli/staff-arguments.ts';
import type { StaffCommand } from '#server/staff-cli/staff-command.ts';
import { linesOfRows } from '#server/staff-cli/transfer-lines.ts';

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
