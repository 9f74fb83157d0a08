import { formatPaise } from '#contract/money.ts';
import { indianTime, indianTimeWithZone } from '#server/orders/indian-time.ts';
import { historyOf } from '#server/orders/moves.ts';
import type { Order, OrderMove } from '#server/orders/order.ts';
import { describeItem, oneLine } from '#server/orders/order-item.ts';
import { type Refund, refundsOf } from '#server/refunds/store.ts';
import { orderFinder, requireOnly } from './arguments.ts';
import type { StaffCommand } from './command.ts';
import { alignColumns, erased } from './table.ts';

/** One order with its refunds and its history. */
export const show: StaffCommand = {
  usage: [['show ORDER', 'everything about an order, with its history']],
  read: (given) => {
    requireOnly(given, 1, []);
    const findOrder = orderFinder(given);
    return async function* ({ db }) {
      const order = await findOrder(db);
      const { id } = order;
      yield orderSheet(order, await historyOf(db, id), await refundsOf(db, id));
    };
  },
};

const timeOf = (timeMs: number | null) => (timeMs === null ? null : indianTimeWithZone(timeMs));

function orderSheet(order: Order, history: OrderMove[], refunds: Refund[]): string {
  const { flag, failureReason, nextCheckAtMs } = order;
  const facts: [string, string | null][] = [
    ['Flag', flag === null ? null : `! ${flag}`],
    ['Id', order.id],
    ['Code', order.code],
    ['State', order.state],
    ['Service', describeItem(order)],
    ['Language', order.language],
    ['Amount', formatPaise(order.amountPaise)],
    ['GST included', order.taxPaise === 0 ? null : formatPaise(order.taxPaise)],
    ['Name', order.name ?? erased],
    ['Phone', order.phone ?? erased],
    ['GSTIN', order.payerGstin],
    ['Created', indianTimeWithZone(order.createdAtMs)],
    ['Paid at', timeOf(order.paidAtMs)],
    ['Called', timeOf(order.calledAtMs)],
    ['Time to pay ends', indianTimeWithZone(order.expiresAtMs)],
    ['Provider', order.provider],
    ['Provider order', order.providerOrderId],
    ['Payment id', order.paymentTransactionId],
    ['UTR', order.paymentUtr],
    ['Payment mode', order.paymentMode],
    ['Payment time', timeOf(order.paymentAtMs)],
    ['Failure reason', failureReason],
    ['Next check', timeOf(nextCheckAtMs)],
    ['Checks made', String(order.checks)],
  ];
  const known = facts.flatMap(([name, fact]) => (fact === null ? [] : [[name, oneLine(fact)]]));
  const lines = [...alignColumns(known), '', 'History (IST)', ...historyLines(history), ''];
  if (refunds.length > 0) lines.push('Refunds', ...alignColumns(refunds.map(refundCells)), '');
  return lines.join('\n');
}

/** A line for each entry, and one below it for a note. */
function historyLines(history: OrderMove[]): string[] {
  const entries = alignColumns(
    history.map(({ atMs, event, fromState, toState, cause }) => [
      indianTime(atMs),
      event,
      fromState === toState ? '' : `${fromState ?? '-'} -> ${toState}`,
      cause,
    ]),
  );
  return history.flatMap(({ actor, note }, index) => {
    const written = [actor, note].filter((part) => part !== null).join(': ');
    const below = written === '' ? [] : [`${' '.repeat(21)}${oneLine(written)}`];
    return [entries[index] ?? '', ...below];
  });
}

const refundCells = (refund: Refund): string[] =>
  [
    indianTimeWithZone(refund.createdAtMs),
    refund.id,
    formatPaise(refund.amountPaise),
    refund.failureReason === null ? refund.state : `${refund.state}: ${refund.failureReason}`,
    refund.providerRefundId ?? '',
    `by ${refund.requestedBy}: ${refund.reason}`,
  ].map(oneLine);
