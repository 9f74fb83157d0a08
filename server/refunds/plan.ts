import { formatPaise } from '#contract/money.ts';
import { rulesOf } from '#contract/order-states.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import { flagReasons } from '#server/orders/flag-order.ts';
import { dayMs } from '#server/orders/indian-time.ts';
import type { Order } from '#server/orders/order.ts';
import { hasHappened, wasFlagged } from '#server/orders/store.ts';
import { type CommandContext, requireOrder } from '#server/staff-cli/staff-command.ts';
import { StaffError } from '#server/staff-cli/staff-error.ts';
import { type Refund, refundedPaise } from './refund.ts';
import { refundsOf } from './store.ts';

/** A request to give money back. */
export interface RefundOptions {
  orderId: string;
  /** Undefined: all that is left. */
  amountPaise: number | undefined;
  reason: string;
  by: string;
  /** Worth of the work that has been delivered. */
  deliveredPaise: number;
  /** Money moves without a question to the person at the keyboard. */
  yes: boolean | undefined;
}

/** A refund that may be requested. */
export interface RefundPlan {
  order: Order;
  receivedPaise: number;
  amountPaise: number;
}

/** What is to be given back. Throws a StaffError where that cannot be, or ProviderUnavailable. */
export async function planRefund(
  { orderId: id, amountPaise }: RefundOptions,
  { db, nowMs, provider }: CommandContext,
): Promise<RefundPlan> {
  const order = await requireOrder(db, id);
  if (order.provider !== provider.name) {
    throw new StaffError(`${id} was paid through ${order.provider}, not ${provider.name}`);
  }
  const receivedPaise = await received(order, { db, provider });
  // The provider counts from the payment, which may have been found much later.
  const paidAtMs = order.paymentAtMs ?? order.paidAtMs ?? order.createdAtMs;
  if (nowMs() - paidAtMs > provider.refundableMs) {
    const days = provider.refundableMs / dayMs;
    throw new StaffError(
      `${id} was paid more than ${days} days ago, which cannot be undone; pay by bank transfer`,
    );
  }
  const refunds = await refundsOf(db, id);
  const leftPaise = receivedPaise - refundedPaise(refunds);
  const wanted = amountPaise ?? leftPaise;
  const underWay = refunds.find(({ state }) => refundRulesOf(state).isUnderWay);
  if (underWay) throw alreadyUnderWay(underWay);
  if (leftPaise === 0) throw new StaffError(`All that was paid for ${id} has been given back`);
  if (wanted > leftPaise) throw exceedsPaid(leftPaise);
  if (wanted < provider.leastRefundPaise) {
    throw new StaffError(
      `The least that can be given back is ${formatPaise(provider.leastRefundPaise)}`,
    );
  }
  return { order, receivedPaise, amountPaise: wanted };
}

/**
 * What was paid, in paise. The provider is asked unless the order is paid and another amount was never
 * found.
 */
async function received(
  order: Order,
  { db, provider }: Pick<CommandContext, 'db' | 'provider'>,
): Promise<number> {
  const isInDoubt =
    !rulesOf(order.state).isPaid ||
    (await hasHappened(db, order.id, 'OtherAmountFound')) ||
    (await wasFlagged(db, order.id, flagReasons.amount));
  if (!isInDoubt) return order.amountPaise;
  const found = await provider.findPayment(order.id);
  if (found.state === 'completed') return found.amountPaise;
  throw new StaffError(`${order.id} is not paid, so there is nothing to give back`);
}

/** Another refund of the order must end first. */
export const alreadyUnderWay = ({ id, amountPaise }: Refund): StaffError =>
  new StaffError(`Refund ${id} of ${formatPaise(amountPaise)} is under way; wait for its end`);

/** All refunds together give back what was paid. */
export const exceedsPaid = (leftPaise: number): StaffError =>
  new StaffError(`No more than ${formatPaise(leftPaise)} is left to give back`);
