import { readCheckoutContent } from '#contract/content/checkout-content.ts';
import { rulesOf } from '#contract/order-states.ts';
import { emptyWriteAheadLog, inTransaction } from '#server/database/engine.ts';
import { isClockPlausible, ordersPastRetention } from '#server/jobs/retention.ts';
import { indianTimeWithZone } from '#server/orders/indian-time.ts';
import { listOrders } from '#server/orders/list.ts';
import { eraseDetails } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { oneLine } from '#server/orders/order-item.ts';
import { lateMs } from '#server/orders/schedule.ts';
import { type Refund, underWayMessage, watchedRefunds } from '#server/refunds/store.ts';
import { actorOf, orderIdOf, phoneOf, requireOnly } from './arguments.ts';
import {
  type Arguments,
  type CommandContext,
  type RunCommand,
  requireConfirmation,
  requireOrder,
  type StaffCommand,
  StaffError,
} from './command.ts';

const elsewhere =
  "Copies remain in backups, in mails about paid orders and in PhonePe's dashboard.\n";

const stillInLog =
  "Another program is reading the database, so the details are still in SQLite's write-ahead log. Run the same command again later.\n";

/** Erases who ordered. */
export const forget: StaffCommand = {
  usage: [
    ['forget ORDER', 'erases name and phone; asks, unless --yes'],
    ['forget --phone NUMBER', 'the same for all orders of that phone'],
    ['forget --older-than [YEARS]', 'the same for orders past their retention'],
  ],
  read: (given) => {
    const find = findOf(given);
    return forgetFound(find, given.options.yes, (user) => actorOf(given, user));
  },
};

/** Orders that are shown before they are erased. */
const mostLines = 20;

type Find = (context: CommandContext) => Promise<Order[]>;

function findOf(given: Arguments): Find {
  const { phone } = given.options;
  if (given.options['older-than']) {
    requireOnly(given, 1, ['older-than', 'yes', 'by']);
    return pastRetention(given.values[0]);
  }
  requireOnly(given, phone === undefined ? 1 : 0, ['phone', 'yes', 'by']);
  return phone === undefined ? byId(orderIdOf(given)) : byPhone(phoneOf(phone));
}

/** Staff may keep details longer than the content says, never shorter: the law requires that time. */
function pastRetention(years: string | undefined): Find {
  const { retention } = readCheckoutContent().labels;
  const paidYears = years === undefined ? retention.paidYears : Number(years);
  if (!Number.isInteger(paidYears) || paidYears < retention.paidYears || paidYears > 50) {
    throw new StaffError(
      `--older-than must be years from ${retention.paidYears} to 50, or stand alone`,
    );
  }
  return async (context) => {
    if (!(await isClockPlausible(context))) {
      throw new StaffError(
        "Nothing was erased: this machine's clock differs by more than a day from the payment provider's, or from the newest payment if the provider cannot be reached",
      );
    }
    const { db, nowMs } = context;
    return await Array.fromAsync(ordersPastRetention(db, { ...retention, paidYears }, nowMs()));
  };
}

const byId =
  (id: string): Find =>
  async ({ db }) => [await requireOrder(db, id)];

const byPhone =
  (phone: string): Find =>
  async ({ db }) => {
    const orders = await Array.fromAsync(listOrders(db, { phone }));
    if (orders.length === 0) throw new StaffError('There is no order with that phone number');
    return orders;
  };

const forgetFound = (
  find: Find,
  yes: boolean | undefined,
  actorOfUser: (user: string) => string,
): RunCommand =>
  async function* (context) {
    const orders = await find(context);
    const known = orders.filter(({ name, phone }) => name !== null || phone !== null);
    if (known.length === 0) {
      yield 'Already erased\n';
      if (!(await emptyWriteAheadLog(context.db))) yield stillInLog;
      return;
    }
    refuseUnderWay(known);
    refuseRefunds(known, await watchedRefunds(context.db));
    const lines = known.slice(0, mostLines).map((order) => `${lineOf(order)}\n`);
    const more = known.length > mostLines ? `and ${known.length - mostLines} more\n` : '';
    const question = `${lines.join('')}${more}`;
    await requireConfirmation(context, yes, `${question}Erase name and phone for ever?`);
    const details = { cause: 'staff', atMs: context.nowMs(), actor: actorOfUser(context.user) };
    // All or none: half of a person must not stay behind.
    await inTransaction(context.db, async (tx) => {
      for (const { id } of known) await eraseDetails(tx, id, details);
    });
    for (const { id } of known) yield `${id}: erased name and phone; kept the rest\n`;
    if (!(await emptyWriteAheadLog(context.db))) yield stillInLog;
    yield elsewhere;
  };

const lineOf = ({ flag, id, name, phone, serviceName }: Order): string =>
  oneLine(`${id}  ${name}  ${phone}  ${serviceName}${flag ? `  ! ${flag}` : ''}`);

/** It may yet be paid, and staff may have to call the payer. */
function refuseUnderWay(orders: Order[]): void {
  const underWay = orders.find(({ state }) => !rulesOf(state).isSettled);
  if (!underWay) return;
  const { id, state } = underWay;
  throw new StaffError(`${id} is under way (${state}): nothing was erased. Try again in an hour`);
}

/** If the refund fails, or is completed after it had failed, staff have to call the payer. */
function refuseRefunds(orders: Order[], refunds: Refund[]): void {
  const refund = refunds.find(({ orderId }) => orders.some(({ id }) => id === orderId));
  if (!refund) return;
  if (refund.state !== 'failed') throw new StaffError(underWayMessage(refund));
  const endsAtMs = refund.updatedAtMs + lateMs;
  throw new StaffError(
    `Refund ${refund.id} failed, but may be completed until ${indianTimeWithZone(endsAtMs)}: nothing was erased`,
  );
}
