import { rulesOf } from '#contract/order-states.ts';
import { emptyWriteAheadLog, inTransaction } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { indianTimeWithZone } from '#server/orders/indian-time.ts';
import { listOrders } from '#server/orders/list.ts';
import { eraseDetails } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { oneLine } from '#server/orders/order-item.ts';
import { lateMs } from '#server/orders/schedule.ts';
import { type Refund, underWayMessage, watchedRefunds } from '#server/refunds/store.ts';
import { actorOf, orderReferenceOf, phoneOf, requireOnly } from './arguments.ts';
import {
  type Arguments,
  type CommandContext,
  requireConfirmation,
  requireOrder,
  type StaffCommand,
  StaffError,
} from './command.ts';

const elsewhere =
  "Copies remain in backups, in mails about paid orders and in PhonePe's dashboard.\n";

const stillInLog =
  "Another program is reading the database, so the details are still in SQLite's write-ahead log. Run the same command again later.\n";

/** Erases payers' details. */
export const forget: StaffCommand = {
  usage: [
    ['forget ORDER', 'erases name and phone; --yes skips confirmation'],
    ['forget --phone NUMBER', 'the same for all orders of that phone'],
  ],
  read: (given) => {
    const find = findOf(given);
    return async function* (context) {
      yield* erase(await find(context.db), given, context);
    };
  },
};

/** Finds the orders to erase. */
function findOf(given: Arguments): (db: Database) => Promise<Order[]> {
  const { phone } = given.options;
  requireOnly(given, phone === undefined ? 1 : 0, ['phone', 'yes', 'by']);
  if (phone === undefined) {
    const reference = orderReferenceOf(given);
    return async (db) => [await requireOrder(db, reference)];
  }
  const digits = phoneOf(phone);
  return async (db) => {
    const orders = await Array.fromAsync(listOrders(db, { phone: digits }));
    if (orders.length === 0) throw new StaffError('There is no order with that phone number');
    return orders;
  };
}

async function* erase(
  orders: Order[],
  given: Arguments,
  context: CommandContext,
): AsyncGenerator<string> {
  const known = orders.filter(({ name, phone }) => name !== null || phone !== null);
  if (known.length === 0) {
    yield 'Already erased\n';
    if (!(await emptyWriteAheadLog(context.db))) yield stillInLog;
    return;
  }
  refuseUnderWay(known);
  refuseRefunds(known, await watchedRefunds(context.db));
  const lines = known.map((order) => `${lineOf(order)}\n`).join('');
  await requireConfirmation(
    context,
    given.options.yes,
    `${lines}Erase name and phone permanently?`,
  );
  const details = { cause: 'staff', atMs: context.nowMs(), actor: actorOf(given, context.user) };
  // All or none: a payer must not be erased in part.
  await inTransaction(context.db, async (tx) => {
    for (const { id } of known) await eraseDetails(tx, id, details);
  });
  for (const { id } of known) yield `${id}: erased name and phone; kept the rest\n`;
  if (!(await emptyWriteAheadLog(context.db))) yield stillInLog;
  yield elsewhere;
}

const lineOf = ({ flag, id, name, phone, serviceName }: Order): string =>
  oneLine(`${id}  ${name}  ${phone}  ${serviceName}${flag ? `  ! ${flag}` : ''}`);

/** An unsettled order may still be paid, and staff may have to call the payer. */
function refuseUnderWay(orders: Order[]): void {
  const underWay = orders.find(({ state }) => !rulesOf(state).isSettled);
  if (!underWay) return;
  const { id, state } = underWay;
  throw new StaffError(`${id} is under way (${state}): nothing was erased. Try again in an hour`);
}

/** Staff may have to call the payer if a refund fails. */
function refuseRefunds(orders: Order[], refunds: Refund[]): void {
  const refund = refunds.find(({ orderId }) => orders.some(({ id }) => id === orderId));
  if (!refund) return;
  if (refund.state !== 'failed') throw new StaffError(underWayMessage(refund));
  const endsAtMs = refund.updatedAtMs + lateMs;
  throw new StaffError(
    `Refund ${refund.id} failed, but may still be completed until ${indianTimeWithZone(endsAtMs)}: nothing was erased`,
  );
}
