import { historyOf } from '#server/orders/store.ts';
import { refundsOf } from '#server/refunds/store.ts';
import { orderSheet } from '#server/staff-cli/order-sheet.ts';
import { orderIdOf, requireOnly } from '#server/staff-cli/staff-arguments.ts';
import { requireOrder, type StaffCommand } from '#server/staff-cli/staff-command.ts';

/** One order with its refunds and its history. */
export const show: StaffCommand = {
  usage: [['show ORDER', 'all about an order, with its history']],
  read: (given) => {
    requireOnly(given, 1, []);
    const id = orderIdOf(given);
    return async function* ({ db }) {
      const order = await requireOrder(db, id);
      yield orderSheet(order, await historyOf(db, id), await refundsOf(db, id));
    };
  },
};
