import { readCheckoutContent } from '#contract/content/checkout-content.ts';
import { rulesOf } from '#contract/order-states.ts';
import { emptyWriteAheadLog } from '#server/database/write-ahead-log.ts';
import { ordersPastRetention } from '#server/jobs/retention.ts';
import { oneLine } from '#server/orders/one-line.ts';
import type { Order } from '#server/orders/order.ts';
import { eraseDetails, listOrders } from '#server/orders/store.ts';
import { alreadyUnderWay } from '#server/refunds/plan.ts';
import type { Refund } from '#server/refunds/refund.ts';
import { refundsUnderWay } from '#server/refunds/store.ts';
import {
  type Arguments,
  actorOf,
  orderIdOf,
  phoneOf,
  requireOnly,
} from '#server/staff-cli/staff-arguments.ts';
import {
  type CommandContext,
  type RunCommand,
  requireConfirmation,
  requireOrder,
  type StaffCommand,
} from '#server/staff-cli/staff-command.ts';
import { StaffError } from '#server/staff-cli/staff-error.ts';

const elsewhere =
  'Copies elsewhere stay: backups, mails about paid orders, and the dashboard of PhonePe.\n';

const stillInLog =
  "Another program is reading the database, so they are still in SQLite's write-ahead log. Run the same command again later.\n";

/** Erases who ordered. */
export const forget: StaffCommand = {
  usage: [
    ['forget ORDER', 'erases name and phone; asks, unless --yes'],
    ['forget --phone NUMBER', 'the same for all orders of that phone'],
    ['forget --older-than [YEARS]', 'the same for orders that are kept long enough'],
  ],
  read: (given) => {
    const find = findOf(given);
    return forgetFound(find, given.options.yes, (user) => actorOf(given, user));
  },
};

/** Orders that are shown before all of them are erased. */
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
    throw new StaffError(`--older-than wants years from ${retention.paidYears} to 50, or nothing`);
  }
  return ({ db, nowMs }) =>
    Array.fromAsync(ordersPastRetention(db, { ...retention, paidYears }, nowMs()));
}

const byId =
  (id: string): Find =>
  async ({ db }) => [await requireOrder(db, id)];

const byPhone =
  (phone: string): Find =>
  async ({ db }) => {
    const orders = await Array.fromAsync(listOrders(db, { phone }));
    if (orders.length === 0) throw new StaffError('There is no order of that phone number');
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
      yield 'Nothing is left to erase: it was erased before\n';
      if (!(await emptyWriteAheadLog(context.db))) yield stillInLog;
      return;
    }
    refuseUnderWay(known);
    refuseRefunds(known, await refundsUnderWay(context.db));
    const lines = known.slice(0, mostLines).map((order) => `${lineOf(order)}\n`);
    const more = known.length > mostLines ? `and ${known.length - mostLines} more\n` : '';
    const question = `${lines.join('')}${more}`;
    await requireConfirmation(context, yes, `${question}Erase name and phone for ever?`);
    const details = { cause: 'staff', atMs: context.nowMs(), actor: actorOfUser(context.user) };
    // All or none: half of a person must not stay behind.
    await context.db.transaction().execute(async (tx) => {
      for (const { id } of known) await eraseDetails(tx, id, details);
    });
    for (const { id } of known) yield `${id}: erased name and phone; kept the rest\n`;
    if (!(await emptyWriteAheadLog(context.db))) yield stillInLog;
    yield elsewhere;
  };

const lineOf = ({ flag, id, name, phone, serviceName }: Order): string =>
  oneLine(`${id}  ${name}  ${phone}  ${serviceName}${flag ? `  ! ${flag}` : ''}`);

/** Somebody may be paying it: the provider is still asked, and staff may have to call the payer. */
function refuseUnderWay(orders: Order[]): void {
  const underWay = orders.find(({ state }) => !rulesOf(state).isSettled);
  if (!underWay) return;
  const { id, state } = underWay;
  throw new StaffError(`${id} is under way (${state}): nothing was erased. Try again in an hour`);
}

/** If the refund fails, staff have to call the payer. */
function refuseRefunds(orders: Order[], refunds: Refund[]): void {
  const refund = refunds.find(({ orderId }) => orders.some(({ id }) => id === orderId));
  if (refund) throw alreadyUnderWay(refund);
}
