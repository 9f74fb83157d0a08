import { formatPaise } from '#contract/money.ts';
import { nextState, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import type { PaymentProvider, PaymentStatus } from '#server/payments/provider.ts';
import { addFlag, applyMove, boughtTwiceFlag, type MoveResult, wasFlagged } from './moves.ts';
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

/** Why staff must look at an order (docs/operations.md, Alerts). */
export const flagReasons = {
  late: 'paid_late',
  amount: 'amount_differs',
  disagrees: 'provider_disagrees',
  twice: boughtTwiceFlag,
} as const;

/** Flags an order and alerts staff; only once, even if the flag has been resolved and a check finds it again. */
export async function flagOrder(
  order: Order,
  details: Pick<Parameters<typeof addFlag>[2], 'flag' | 'payment'>,
  { db, nowMs, cause, alert }: PaymentCheckDeps,
): Promise<Order | undefined> {
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
  const { db, provider, nowMs, cause } = deps;
  if (status.state === 'completed') return (await recordMoney(order, status, deps)) ?? order;
  const isFailure = status.state === 'failed';
  // Pending or unknown: the order stays open until its time to pay ends.
  if (!isFailure && nowMs() < givenUpAt(provider, order)) return order;
  const event = isFailure ? 'PaymentFailed' : 'PaymentExpired';
  if (!nextState(order.state, event)) return order;
  const failureReason = isFailure ? status.reason : undefined;
  const details = { cause, atMs: nowMs(), failureReason };
  return orderOf(await applyMove(db, order.id, event, details)) ?? order;
}

/** Money has arrived. A different amount from the one ordered never counts as paid. */
async function recordMoney(
  order: Order,
  { amountPaise, payment }: Money,
  deps: PaymentCheckDeps,
): Promise<Order | undefined> {
  const { db, nowMs, cause, alert } = deps;
  if (amountPaise !== order.amountPaise) {
    return await recordOtherAmount(order, { amountPaise, payment }, deps);
  }
  const money = { payment, cause, atMs: nowMs() };
  // A different amount was reported before: staff must see the change.
  const flag = rulesOf(order.state).hasMoney ? flagReasons.amount : undefined;
  const confirmed = await applyMove(db, order.id, 'PaymentConfirmed', { ...money, flag });
  if (flag && confirmed.outcome === 'moved') alert(order.id, flag);
  alertBoughtTwice(confirmed, alert);
  if (confirmed.outcome !== 'illegal') return orderOf(confirmed);
  // The order was given up before the money arrived: it counts as paid and is flagged.
  const details = { ...money, flag: flagReasons.late };
  const late = await applyMove(db, order.id, 'LatePaymentFound', details);
  if (late.outcome === 'moved') alert(order.id, flagReasons.late);
  alertBoughtTwice(late, alert);
  return orderOf(late);
}

async function recordOtherAmount(
  order: Order,
  { amountPaise, payment }: Money,
  deps: PaymentCheckDeps,
): Promise<Order | undefined> {
  const { db, nowMs, cause, alert } = deps;
  const note = `${formatPaise(amountPaise)} received`;
  const details = { flag: flagReasons.amount, note, payment, cause, atMs: nowMs() };
  const found = await applyMove(db, order.id, 'OtherAmountFound', details);
  if (found.outcome === 'moved') alert(order.id, flagReasons.amount);
  if (found.outcome !== 'illegal') return orderOf(found);
  // It has been paid meanwhile and stays paid.
  return await flagOrder(found.order, { flag: flagReasons.amount, payment }, deps);
}

function alertBoughtTwice(result: MoveResult, alert: PaymentCheckDeps['alert']): void {
  if (result.outcome !== 'moved') return;
  for (const { id } of result.boughtTwice) alert(id, flagReasons.twice);
}

const orderOf = (result: MoveResult): Order | undefined =>
  result.outcome === 'unknown' ? undefined : result.order;
