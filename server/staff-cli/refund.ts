import { setTimeout as wait } from 'node:timers/promises';
import { formatPaise } from '#contract/money.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import { nextRefundCheckAt, refundPolling } from '#server/jobs/refund-reconciler.ts';
import { scheduleCheck } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { confirmRefund, startRefund } from '#server/refunds/confirm.ts';
import {
  alreadyUnderWay,
  exceedsPaid,
  planRefund,
  type RefundOptions,
  type RefundPlan,
} from '#server/refunds/plan.ts';
import type { Refund } from '#server/refunds/refund.ts';
import { requestRefund } from '#server/refunds/store.ts';
import { policyLine } from './refund-policy-line.ts';
import { type CommandContext, requireConfirmation } from './staff-command.ts';
import { StaffError } from './staff-error.ts';

/** How often the provider is asked for the refund's state before the command leaves the rest to the server. */
const statusChecks = 3;

/**
 * Gives money back and says what became of it. Throws a StaffError, with nothing moved, where the
 * refund cannot be or nobody says yes; and one that says why where the provider refuses it.
 */
export async function* refundOrder(
  options: RefundOptions,
  context: CommandContext,
): AsyncGenerator<string> {
  const plan = await planRefund(options, context);
  const price = formatPaise(plan.amountPaise);
  yield policyLine(plan.order, plan.receivedPaise, options.deliveredPaise, context.nowMs());
  const question = `Give back ${price} of ${formatPaise(plan.receivedPaise)}?`;
  await requireConfirmation(context, options.yes, question);
  const refund = await store(plan, options, context);
  yield `Refund ${refund.id} of ${price} is stored\n`;
  yield outcomeOf(await carryOut(refund, context), price);
}

async function store(
  { order, receivedPaise, amountPaise }: RefundPlan,
  { reason, by }: RefundOptions,
  { db, nowMs }: CommandContext,
): Promise<Refund> {
  const request = { orderId: order.id, amountPaise, receivedPaise, reason, requestedBy: by };
  const lease = { atMs: nowMs(), leaseMs: refundPolling.leaseMs };
  const stored = await requestRefund(db, { ...request, ...lease });
  switch (stored.outcome) {
    case 'requested':
      return stored.refund;
    case 'underWay':
      throw alreadyUnderWay(stored.refund);
    case 'exceedsPaid':
      throw exceedsPaid(stored.leftPaise);
    case 'unknown':
      throw new StaffError(`There is no order ${order.id}`);
  }
}

/** Calls the provider, asks what became of it, and gives what is still open to the server. */
async function carryOut(refund: Refund, context: CommandContext): Promise<Refund> {
  const { askAgainMs, db, nowMs } = context;
  const checkDeps = { ...context, cause: 'staff', alert: () => undefined };
  let now = refund;
  try {
    now = await startRefund(refund, checkDeps);
    for (let asked = 0; asked < statusChecks && refundRulesOf(now.state).isUnderWay; asked += 1) {
      await wait(askAgainMs);
      now = await confirmRefund(now, checkDeps);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  } finally {
    const nextCheckAtMs = nextRefundCheckAt(now.createdAtMs, nowMs());
    await scheduleCheck(db, now.id, { nextCheckAtMs, checks: now.checks + 1 }, 'refunds');
  }
  return now;
}

function outcomeOf({ failureReason, id, orderId, state }: Refund, price: string): string {
  const followUp = `The server asks on; see npm run orders -- show ${orderId}\n`;
  switch (state) {
    case 'requested':
      return `The payment provider has not answered. Do not repeat the command. ${followUp}`;
    case 'accepted':
      return `The payment provider has taken it and carries it out. ${followUp}`;
    case 'completed':
      return `${price} has been given back; banks take 5 to 7 working days\n`;
    case 'failed':
      throw new StaffError(
        `Refund ${id} failed (${failureReason}). No money moved; ask the payment provider, then try again`,
      );
  }
}
