import { emptyWriteAheadLog } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { eraseOrders, requireErasable } from '#server/orders/erase.ts';
import { listOrders } from '#server/orders/list.ts';
import type { Order } from '#server/orders/order.ts';
import { oneLine } from '#server/orders/order-item.ts';
import { actorOf, orderFinder, phoneOf, requireOnly } from './arguments.ts';
import { type Arguments, requireConfirmation, type StaffCommand, StaffError } from './command.ts';

const elsewhere =
  "Copies remain in backups, in mails about paid orders and in PhonePe's dashboard.\n";

const stillInLog =
  "Another program is reading the database, so the details are still in SQLite's write-ahead log. Run the same command again later.\n";

/** Erases payers' details. */
export const forget: StaffCommand = {
  usage: [
    ['forget ORDER', 'erases name and phone; --yes skips confirmation'],
    ['forget --phone NUMBER', 'the same for all orders with that phone number'],
  ],
  read: (given) => {
    const find = findOf(given);
    return async function* (context) {
      const { db, nowMs, user } = context;
      const orders = await find(db);
      const known = orders.filter(({ name, phone }) => name !== null || phone !== null);
      if (known.length === 0) {
        yield 'Already erased\n';
        if (!(await emptyWriteAheadLog(db))) yield stillInLog;
        return;
      }
      await requireErasable(db, known);
      const question = `${known.map(lineOf).join('\n')}\nErase name and phone permanently?`;
      await requireConfirmation(context, given.options.yes, question);
      const ids = known.map(({ id }) => id);
      const details = { cause: 'staff', atMs: nowMs(), actor: actorOf(given, user) };
      await eraseOrders(db, ids, details);
      for (const id of ids) yield `${id}: erased name and phone; kept the rest\n`;
      if (!(await emptyWriteAheadLog(db))) yield stillInLog;
      yield elsewhere;
    };
  },
};

function findOf(given: Arguments): (db: Database) => Promise<Order[]> {
  const { phone } = given.options;
  requireOnly(given, phone === undefined ? 1 : 0, ['phone', 'yes', 'by']);
  if (phone === undefined) {
    const findOrder = orderFinder(given);
    return async (db) => [await findOrder(db)];
  }
  const digits = phoneOf(phone);
  return async (db) => {
    const orders = await Array.fromAsync(listOrders(db, { phone: digits }));
    if (orders.length === 0) throw new StaffError('There is no order with that phone number');
    return orders;
  };
}

const lineOf = ({ flag, id, name, phone, serviceName }: Order): string =>
  oneLine(`${id}  ${name}  ${phone}  ${serviceName}${flag ? `  ! ${flag}` : ''}`);
