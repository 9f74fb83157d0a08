import type { Database } from '#server/database/tables.ts';
import type { Order } from '#server/orders/order.ts';
import { eraseDetails, listOrders } from '#server/orders/orders.repository.ts';
import { allow, orderIdOf, phoneOf } from '../staff-arguments.ts';
import { orderOrRefuse, type StaffCommand } from '../staff-command.ts';
import { StaffError } from '../staff-error.ts';

const elsewhere =
  'Copies elsewhere stay: backups, mails about paid orders, and the dashboard of PhonePe.\n';

/** Erases who ordered. */
export const forget: StaffCommand = {
  usage: [
    ['forget ORDER', 'erases name and phone, keeps the accounts'],
    ['forget --phone 9876543210', 'the same for all orders of that phone'],
  ],
  read: (given) => {
    const { phone } = given.options;
    if (phone === undefined) {
      allow(given, 1, []);
      const id = orderIdOf(given);
      return async function* ({ db, nowMs }) {
        yield* forgetAll(db, [await orderOrRefuse(db, id)], nowMs());
      };
    }
    allow(given, 0, ['phone']);
    const digits = phoneOf(phone);
    return async function* ({ db, nowMs }) {
      const orders = await Array.fromAsync(listOrders(db, { phone: digits }));
      if (orders.length === 0) throw new StaffError('There is no order of that phone number');
      yield* forgetAll(db, orders, nowMs());
    };
  },
};

/** All or none: half of a person must not stay behind. */
async function* forgetAll(db: Database, orders: Order[], atMs: number): AsyncGenerator<string> {
  await db.transaction().execute(async (tx) => {
    for (const { id } of orders) await eraseDetails(tx, id, { cause: 'staff', atMs });
  });
  for (const { id, name, phone } of orders) {
    yield name === null && phone === null
      ? `${id}: name and phone were erased before\n`
      : `${id}: erased name and phone; kept service, amount and history\n`;
  }
  yield elsewhere;
}
