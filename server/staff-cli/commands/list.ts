import type { Database } from '#server/database/schema.ts';
import { silentSince } from '#server/jobs/heartbeats.repository.ts';
import { indianTimeWithZone } from '#server/orders/indian-time.ts';
import { listOrders } from '#server/orders/store.ts';
import { csvOf } from '#server/staff-cli/csv.ts';
import { filterNames, filterOf, limitOf } from '#server/staff-cli/filter-options.ts';
import { jsonOf } from '#server/staff-cli/json.ts';
import { formatOf, requireOnly } from '#server/staff-cli/staff-arguments.ts';
import type { StaffCommand } from '#server/staff-cli/staff-command.ts';
import { tableOf } from '#server/staff-cli/table.ts';

/** Orders, the newest first. */
export const list: StaffCommand = {
  usage: [['list [filters] [--limit 50]', 'the newest orders; --format csv or json']],
  read: (given, nowMs) => {
    requireOnly(given, 0, [...filterNames, 'limit', 'format']);
    const { options } = given;
    const format = formatOf(options.format, ['table', 'csv', 'json']);
    const filter = filterOf(options, nowMs);
    const limit = limitOf(options.limit);
    return async function* ({ db, columns, nowMs }) {
      if (format !== 'table') {
        yield* (format === 'csv' ? csvOf : jsonOf)(listOrders(db, { ...filter, limit }));
        return;
      }
      // One more than shown tells whether there are more.
      yield* tableOf(listOrders(db, { ...filter, limit: limit + 1 }), limit, columns);
      yield* silenceOf(db, nowMs());
    };
  },
};

/** What is shown may be out of date. */
async function* silenceOf(db: Database, nowMs: number): AsyncGenerator<string> {
  const sinceMs = await silentSince(db, nowMs);
  if (sinceMs === undefined) return;
  yield `No server has looked up payments since ${indianTimeWithZone(sinceMs)}. Is it running?\n`;
}
