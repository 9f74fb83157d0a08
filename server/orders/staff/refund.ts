import { formatPaise } from '#contract/money.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import type { Order } from '#server/orders/order.ts';
import { confirmRefund, startRefund } from '#server/orders/refunds/confirm-refund.ts';
import { type Refund, refundedPaise } from '#server/orders/refunds/refund.ts';
import { nextRefundCheckAt, refundPolling } from '#server/orders/refunds/refund-reconciler.ts';
import {
  refundsOf,
  requestRefund,
  scheduleRefundCheck,
} from '#server/orders/refunds/refunds.repository.ts';
import { type PaymentProvider, ProviderUnavailable } from '#server/payments/provider.ts';
import { policyLine } from './refund-policy-line.ts';
import { type CommandContext, confirmOrStop, orderOrRefuse } from './staff-command.ts';
import { StaffError } from './staff-error.ts';

/** A request to give money back. */
export interface RefundWish {
  orderId: string;
  /** Undefined: all that is left. */
  amountPaise: number | undefined;
  reason: string;
  by: string;
  /** Worth of the work that has been delivered. */
  deliveredPaise: number;
  /** Nobody is asked before money moves. */
  yes: boolean | undefined;
}

/** A refund that may be requested. */
interface Plan {
  order: Order;
  receivedPaise: number;
  amountPaise: number;
}

/** How often the provider is asked before the command leaves the rest to the server. */
const questions = 3;

/**
 * Gives money back and says what became of it. Throws a StaffError, with nothing moved, where the
 * refund cannot be or nobody says yes; and one that says why where the provider refuses it.
 */
export async function* giveBack(wish: RefundWish, context: CommandContext): AsyncGenerator<string> {
  const plan = await planRefund(wish, context);
  const price = formatPaise(plan.amountPaise);
  yield policyLine(plan.order, plan.receivedPaise, wish.deliveredPaise, context.nowMs());
  const question = `Give back ${price} of ${formatPaise(plan.receivedPaise)}?`;
  await confirmOrStop(context, wish.yes, question);
  const refund = await store(plan, wish, context);
  yield `Refund ${refund.id} of ${price} is stored\n`;
  yield outcomeOf(await carryOut(refund, context), price);
}

async function planRefund(
  { orderId: id, amountPaise }: RefundWish,
  { db, nowMs, provider }: CommandContext,
): Promise<Plan> {
  const order = await orderOrRefuse(db, id);
  if (order.provider !== provider.name) {
    throw new StaffError(`${id} was paid through ${order.provider}, not ${provider.name}`);
  }
  const receivedPaise = await received(order, provider);
  if (nowMs() - (order.paidAtMs ?? order.createdAtMs) > provider.refundableMs) {
    const days = provider.refundableMs / 86_400_000;
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
  if (wanted > leftPaise) throw tooMuch(leftPaise);
  if (wanted < provider.leastRefundPaise) {
    throw new StaffError(
      `The least that can be given back is ${formatPaise(provider.leastRefundPaise)}`,
    );
  }
  return { order, receivedPaise, amountPaise: wanted };
}

/** What was paid. Of an order that is not paid the provider may hold another amount than ordered. */
async function received(order: Order, provider: PaymentProvider): Promise<number> {
  if (order.state === 'paid') return order.amountPaise;
  const found = await provider.findPayment(order.id);
  if (found.state === 'completed') return found.amountPaise;
  throw new StaffError(`${order.id} is not paid, so there is nothing to give back`);
}

const alreadyUnderWay = ({ id, amountPaise }: Refund): StaffError =>
  new StaffError(`Refund ${id} of ${formatPaise(amountPaise)} is under way; wait for its end`);

const tooMuch = (leftPaise: number): StaffError =>
  new StaffError(`No more than ${formatPaise(leftPaise)} is left to give back`);

async function store(
  { order, receivedPaise, amountPaise }: Plan,
  { reason, by }: RefundWish,
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
    case 'tooMuch':
      throw tooMuch(stored.leftPaise);
    case 'unknown':
      throw new StaffError(`There is no order ${order.id}`);
  }
}

/** Calls the provider, asks what became of it, and gives what is still open to the server. */
async function carryOut(refund: Refund, context: CommandContext): Promise<Refund> {
  const { askAgainMs, db, nowMs } = context;
  const confirmation = { ...context, cause: 'staff', alert: () => undefined };
  let now = refund;
  try {
    now = await startRefund(refund, confirmation);
    for (let asked = 0; asked < questions && refundRulesOf(now.state).isUnderWay; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
      now = await confirmRefund(now, confirmation);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  } finally {
    await scheduleRefundCheck(db, now, nextRefundCheckAt(now.createdAtMs, nowMs()));
  }
  return now;
}

function outcomeOf({ failureReason, id, orderId, state }: Refund, price: string): string {
  const goesOn = `The server asks on; see npm run orders -- show ${orderId}\n`;
  switch (state) {
    case 'requested':
      return `The payment provider has not answered. Do not repeat the command. ${goesOn}`;
    case 'accepted':
      return `The payment provider has taken it and carries it out. ${goesOn}`;
    case 'completed':
      return `${price} has been given back; banks take 5 to 7 working days\n`;
    case 'failed':
      throw new StaffError(
        `Refund ${id} failed (${failureReason}). No money moved; ask the payment provider, then try again`,
      );
  }
}
