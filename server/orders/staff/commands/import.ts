import { importAll } from '#server/orders/orders.repository.ts';
import { requireOnly } from '../staff-arguments.ts';
import type { StaffCommand } from '../staff-command.ts';
import { rowsOfLines } from '../transfer-lines.ts';

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
