import { formatPaise } from '#contract/money.ts';
import { carryOutRefund, planRefund, storeRefund } from '#server/refunds/plan.ts';
import { policyGrant, refundPolicy } from '#server/refunds/policy.ts';
import type { Refund } from '#server/refunds/store.ts';
import { actorOf, orderFinder, paiseOf, requireOnly, textOf } from './arguments.ts';
import { ordersCommand, requireConfirmation, type StaffCommand, StaffError } from './command.ts';

/** The options of `refund` in the help. */
export const refundUsage: [words: string, meaning: string][] = [
  ['--reason "…"', 'why; required'],
  ['--by NAME', 'who, for the history'],
  ['--delivered RUPEES', 'value of the delivered work, for the refund policy'],
  ['--yes', 'skip confirmation'],
];

/** Refunds a payment through the payment provider. */
export const refund: StaffCommand = {
  usage: [['refund ORDER [RUPEES]', 'refunds that amount, or all that is left']],
  read: (given) => {
    requireOnly(given, 2, ['reason', 'by', 'delivered', 'yes']);
    const { delivered = '0', yes } = given.options;
    const rupees = given.values[1];
    const findOrder = orderFinder(given);
    const amountPaise = rupees === undefined ? undefined : paiseOf(rupees);
    const reason = textOf('--reason', given.options.reason);
    const deliveredPaise = paiseOf(delivered);
    return async function* (context) {
      const requestedBy = actorOf(given, context.user);
      // Flags have their mails; nobody would read a log line in this terminal.
      const checkDeps = { ...context, cause: 'staff', alert: () => undefined };
      const { id } = await findOrder(context.db);
      const plan = await planRefund(id, amountPaise, checkDeps);
      const price = formatPaise(plan.amountPaise);
      yield policyLine(plan, deliveredPaise, context.nowMs());
      const question = `Refund ${price} of ${formatPaise(plan.paidPaise)}?`;
      await requireConfirmation(context, yes, question);
      const stored = await storeRefund(plan, { reason, requestedBy }, checkDeps);
      yield `Refund ${stored.id} of ${price} is stored\n`;
      yield outcomeOf(await carryOutRefund(stored, checkDeps, context.refundPauseMs), price);
    };
  },
};

function outcomeOf({ failureReason, id, orderId, state }: Refund, price: string): string {
  const followUp = `The server keeps checking; see ${ordersCommand()} show ${orderId}\n`;
  const { from, to } = refundPolicy.creditedDays;
  switch (state) {
    case 'requested':
      return `No response from the payment provider. Do not repeat the command. ${followUp}`;
    case 'accepted':
      return `The payment provider has accepted it. ${followUp}`;
    case 'completed':
      return `${price} refunded; it is credited in ${from} to ${to} business days\n`;
    case 'failed':
      throw new StaffError(
        `Refund ${id} failed (${failureReason}). No money moved; contact the payment provider, then try again`,
      );
  }
}

/** What the refund policy grants besides what was refunded already. */
export function policyLine(
  plan: Parameters<typeof policyGrant>[0],
  deliveredPaise: number,
  nowMs: number,
): string {
  const { paidPaise, refundedPaise } = plan;
  const grant = policyGrant(plan, deliveredPaise, nowMs);
  const { amountPaise, answerBy, creditedBy, creditedFrom, day, kind } = grant;
  const sums = `${formatPaise(amountPaise)} of ${formatPaise(paidPaise)}`;
  const when = `day ${day}, all fees until day ${refundPolicy.fullDays}`;
  const delivered = deliveredPaise > 0 ? `, ${formatPaise(deliveredPaise)} delivered` : '';
  const refunded = refundedPaise > 0 ? `, ${formatPaise(refundedPaise)} refunded` : '';
  const share = kind === 'credit' ? ' as credit against other work, no money' : '';
  return [
    `By the refund policy (${when}${delivered}${refunded}): ${sums}${share}`,
    `The policy promises an answer by ${answerBy}, and the money between ${creditedFrom} and ${creditedBy}`,
    '',
  ].join('\n');
}
