import { formatPaise } from '#contract/money.ts';
import { nextState, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import type { PaymentProvider, PaymentStatus } from '#server/payments/provider.ts';
import { addFlag, applyMove, boughtTwiceFlag, type MoveResult, wasFlagged } from './moves.ts';
import type { Order } from './order.ts';
import { givenUpAt } from './schedule.ts';

/** What confirming an order needs. */
export interface PaymentCheckDeps {
  db: Database;
  provider: PaymentProvider;
  nowMs: () => number;
  /** Who asks, for the history: request, status, reconciler, staff. */
  cause: string;
  /** Tells a person at once that an order needs one. */
  alert: (orderId: string, reason: string) => void;
}

/** The reasons for a flag: why a person must look at an order (docs/operations.md, Alerts). */
export const flagReasons = {
  late: 'paid_late',
  amount: 'amount_differs',
  disagrees: 'provider_disagrees',
  twice: boughtTwiceFlag,
} as const;

/**
 * Flags an order and alerts staff. Every check finds the same reason again: the alert is raised once, even
 * after somebody has resolved the flag.
 */
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
 * Asks the provider about an order and moves it by the response: the only way by which an order
 * becomes paid. Returns the order as it then stands. Throws what the provider throws; the order is
 * then as it was.
 */
export async function confirmPayment(order: Order, deps: PaymentCheckDeps): Promise<Order> {
  if (rulesOf(order.state).isPaid) return order;
  const { provider } = deps;
  // Only the provider that took an order is asked about it: never the simulator or a sandbox about real
  // money.
  const status: PaymentStatus =
    order.provider === provider.name ? await provider.findPayment(order.id) : { state: 'unknown' };
  return await recordPaymentStatus(order, status, deps);
}

/** Moves an order by what the provider knows of it; returns the order as it then stands. */
export async function recordPaymentStatus(
  order: Order,
  status: PaymentStatus,
  deps: PaymentCheckDeps,
): Promise<Order> {
  return (await applyPaymentStatus(order, status, deps)) ?? order;
}

async function applyPaymentStatus(
  order: Order,
  status: PaymentStatus,
  deps: PaymentCheckDeps,
): Promise<Order | undefined> {
  const { db, provider, nowMs, cause } = deps;
  if (status.state === 'completed') return await recordMoney(order, status, deps);
  const isFailure = status.state === 'failed';
  // Pending, or unknown to the provider: only the clock can end it.
  if (!isFailure && nowMs() < givenUpAt(provider, order)) return undefined;
  const event = isFailure ? 'PaymentFailed' : 'PaymentExpired';
  if (!nextState(order.state, event)) return undefined;
  const failureReason = isFailure ? status.reason : undefined;
  return orderOf(await applyMove(db, order.id, event, { cause, atMs: nowMs(), failureReason }));
}

/** Money has come. Another amount than ordered is never taken for paid. */
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
  // Another amount was told before: whoever settled that must know.
  const flag = rulesOf(order.state).hasMoney ? flagReasons.amount : undefined;
  const confirmed = await applyMove(db, order.id, 'PaymentConfirmed', { ...money, flag });
  if (flag && confirmed.outcome === 'moved') alert(order.id, flag);
  alertBoughtTwice(confirmed, alert);
  if (confirmed.outcome !== 'illegal') return orderOf(confirmed);
  // The order was given up before the money came: it counts as paid, and a person is told.
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
  const note = `${formatPaise(amountPaise)} came`;
  const details = { flag: flagReasons.amount, note, payment, cause, atMs: nowMs() };
  const found = await applyMove(db, order.id, 'OtherAmountFound', details);
  if (found.outcome === 'moved') alert(order.id, flagReasons.amount);
  if (found.outcome !== 'illegal') return orderOf(found);
  // It has been paid meanwhile, and stays so.
  return await flagOrder(found.order, { flag: flagReasons.amount, payment }, deps);
}

function alertBoughtTwice(result: MoveResult, alert: PaymentCheckDeps['alert']): void {
  if (result.outcome !== 'moved') return;
  for (const { id } of result.boughtTwice) alert(id, flagReasons.twice);
}

const orderOf = (result: MoveResult): Order | undefined =>
  result.outcome === 'unknown' ? undefined : result.order;
