import { formatPaise } from '#contract/money.ts';
import { nextState, type OrderEvent, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import type { PaymentProvider, PaymentStatus } from '#server/payments/provider.ts';
import {
  addFlag,
  applyMove,
  flagReasons,
  type MoveDetails,
  type MoveResult,
  wasFlagged,
} from './moves.ts';
import type { Order } from './order.ts';
import { givenUpAt } from './schedule.ts';

/** What checking a payment needs. */
export interface PaymentCheckDeps {
  db: Database;
  provider: PaymentProvider;
  nowMs: () => number;
  /** For the history: request, status, reconciler or staff. */
  cause: string;
  /** Logs a new flag for staff. */
  alert: (orderId: string, reason: string) => void;
}

/** Flags an order and alerts staff; only once, even if the flag has been resolved and a check finds it again. */
export async function flagOrder(
  order: Order,
  details: Pick<Parameters<typeof addFlag>[2], 'flag' | 'payment'>,
  { db, nowMs, cause, alert }: PaymentCheckDeps,
): Promise<Order> {
  const { flag } = details;
  if (order.flag?.includes(flag)) return order;
  if (await wasFlagged(db, order.id, flag)) return order;
  alert(order.id, flag);
  return await addFlag(db, order.id, { ...details, cause, atMs: nowMs() });
}

type Money = Omit<Extract<PaymentStatus, { state: 'completed' }>, 'state'>;

/**
 * Checks an order with the provider and moves it by the response: the only way to `paid`. Returns the
 * current order. Throws what the provider throws, with the order unchanged.
 */
export async function checkPayment(order: Order, deps: PaymentCheckDeps): Promise<Order> {
  if (rulesOf(order.state).isPaid) return order;
  const { provider } = deps;
  // Only the provider that took the order knows it: never ask a simulator or sandbox about real money.
  const status: PaymentStatus =
    order.provider === provider.name ? await provider.findPayment(order.id) : { state: 'unknown' };
  return await recordPaymentStatus(order, status, deps);
}

/** Moves an order by the provider's status; returns the current order. */
export async function recordPaymentStatus(
  order: Order,
  status: PaymentStatus,
  deps: PaymentCheckDeps,
): Promise<Order> {
  if (status.state === 'completed') return await recordMoney(order, status, deps);
  const isFailure = status.state === 'failed';
  // Pending or unknown: the order stays open until its time to pay ends.
  if (!isFailure && deps.nowMs() < givenUpAt(deps.provider, order)) return order;
  const event = isFailure ? 'PaymentFailed' : 'PaymentExpired';
  if (!nextState(order.state, event)) return order;
  const failureReason = isFailure ? status.reason : undefined;
  return (await moveAndAlert(order, event, { failureReason }, deps)).order;
}

/** Money has arrived. A different amount from the one ordered never counts as paid. */
async function recordMoney(
  order: Order,
  { amountPaise, payment }: Money,
  deps: PaymentCheckDeps,
): Promise<Order> {
  if (amountPaise !== order.amountPaise) {
    return await recordOtherAmount(order, { amountPaise, payment }, deps);
  }
  // A different amount was reported before: staff must see the change.
  const flag = rulesOf(order.state).hasMoney ? flagReasons.amount : undefined;
  const confirmed = await moveAndAlert(order, 'PaymentConfirmed', { payment, flag }, deps);
  if (confirmed.outcome !== 'illegal') return confirmed.order;
  // The order was given up before the money arrived: it counts as paid and is flagged.
  const late = { payment, flag: flagReasons.late };
  return (await moveAndAlert(order, 'LatePaymentFound', late, deps)).order;
}

async function recordOtherAmount(
  order: Order,
  { amountPaise, payment }: Money,
  deps: PaymentCheckDeps,
): Promise<Order> {
  const note = `${formatPaise(amountPaise)} received`;
  const details = { flag: flagReasons.amount, note, payment };
  const found = await moveAndAlert(order, 'OtherAmountFound', details, deps);
  if (found.outcome !== 'illegal') return found.order;
  // It has been paid meanwhile and stays paid.
  return await flagOrder(found.order, { flag: flagReasons.amount, payment }, deps);
}

/** Moves an order, and alerts staff to the flags that this raises. */
async function moveAndAlert(
  order: Order,
  event: OrderEvent,
  details: Omit<MoveDetails, 'cause' | 'atMs'>,
  { db, nowMs, cause, alert }: PaymentCheckDeps,
): Promise<MoveResult> {
  const result = await applyMove(db, order.id, event, { ...details, cause, atMs: nowMs() });
  if (details.flag && result.outcome === 'moved') alert(order.id, details.flag);
  for (const { id } of result.boughtTwice) alert(id, flagReasons.twice);
  return result;
}
