import { importAll } from '#server/orders/store.ts';
import { requireOnly } from '#server/staff-cli/staff-arguments.ts';
import type { StaffCommand } from '#server/staff-cli/staff-command.ts';
import { rowsOfLines } from '#server/staff-cli/transfer-lines.ts';

/** Everything of an export, into an empty database. */
export const importOrders: StaffCommand = {
  usage: [['import', 'reads export --all into an empty database']],
  readsInput: true,
  read: (given) => {
    requireOnly(given, 0, []);
    return async function* ({ db, input }) {
      yield `Imported ${await importAll(db, rowsOfLines(input))} rows\n`;
    };
  },
};
