import { historyOf } from '#server/orders/orders.repository.ts';
import { refundsOf } from '#server/orders/refunds/refunds.repository.ts';
import { orderSheet } from '../order-sheet.ts';
import { orderIdOf, requireOnly } from '../staff-arguments.ts';
import { requireOrder, type StaffCommand } from '../staff-command.ts';

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
