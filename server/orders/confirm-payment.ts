import { nextState, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/tables.ts';
import type {
  PaymentProvider,
  PaymentReference,
  PaymentStatus,
} from '#server/payments/provider.ts';
import { endOf } from './check-schedule.ts';
import { attentions, flagOrder } from './flag-order.ts';
import type { Order } from './order.ts';
import { applyMove, type MoveResult } from './orders.repository.ts';

/** What confirming an order needs. */
export interface Confirmation {
  db: Database;
  provider: PaymentProvider;
  nowMs: () => number;
  /** Who asks, for the history: request, status, webhook, reconciler. */
  cause: string;
  /** Tells a person at once that an order needs one. */
  alert: (orderId: string, reason: string) => void;
}

/**
 * Asks the provider about an order and moves it by the response: the only way by which an order
 * becomes paid. Returns the order as it then stands. Throws what the provider throws; the order is
 * then as it was.
 */
export async function confirmPayment(order: Order, confirmation: Confirmation): Promise<Order> {
  if (rulesOf(order.state).isFinal) return order;
  return await recordPaymentStatus(
    order,
    await confirmation.provider.findPayment(order.id),
    confirmation,
  );
}

/** Moves an order by what the provider knows of it; returns the order as it then stands. */
export async function recordPaymentStatus(
  order: Order,
  status: PaymentStatus,
  confirmation: Confirmation,
): Promise<Order> {
  return (await applyPaymentStatus(order, status, confirmation)) ?? order;
}

async function applyPaymentStatus(
  order: Order,
  status: PaymentStatus,
  confirmation: Confirmation,
): Promise<Order | undefined> {
  const { db, provider, nowMs, cause } = confirmation;
  if (status.state === 'completed') return await recordMoney(order, status, confirmation);
  const isFailure = status.state === 'failed';
  // Pending, or unknown to the provider: only the clock can end it.
  if (!isFailure && nowMs() < endOf(provider, order)) return undefined;
  const event = isFailure ? 'PaymentFailed' : 'PaymentExpired';
  if (!nextState(order.state, event)) return undefined;
  const failureReason = isFailure ? status.reason : undefined;
  return orderOf(await applyMove(db, order.id, event, { cause, atMs: nowMs(), failureReason }));
}

/** Money has come. Another amount than ordered is never taken for paid. */
async function recordMoney(
  order: Order,
  { amountPaise, payment }: Extract<PaymentStatus, { state: 'completed' }>,
  confirmation: Confirmation,
): Promise<Order | undefined> {
  const { db, nowMs, cause, alert } = confirmation;
  if (amountPaise !== order.amountPaise)
    return await recordOtherAmount(order, payment, confirmation);
  const money = { payment, cause, atMs: nowMs() };
  const confirmed = await applyMove(db, order.id, 'PaymentConfirmed', money);
  alertBoughtTwice(confirmed, alert);
  if (confirmed.outcome !== 'illegal') return orderOf(confirmed);
  // The order was given up before the money came: it counts as paid, and a person is told.
  const details = { ...money, attention: attentions.late };
  const late = await applyMove(db, order.id, 'LatePaymentFound', details);
  if (late.outcome === 'moved') alert(order.id, attentions.late);
  alertBoughtTwice(late, alert);
  return orderOf(late);
}

async function recordOtherAmount(
  order: Order,
  payment: PaymentReference | undefined,
  confirmation: Confirmation,
): Promise<Order | undefined> {
  const { db, nowMs, cause, alert } = confirmation;
  const attention = attentions.amount;
  const details = { attention, payment, cause, atMs: nowMs() };
  const found = await applyMove(db, order.id, 'OtherAmountFound', details);
  if (found.outcome === 'moved') alert(order.id, attention);
  // It has been paid meanwhile, and stays so.
  if (found.outcome === 'illegal') return await flagOrder(found.order, details, confirmation);
  return orderOf(found);
}

function alertBoughtTwice(result: MoveResult, alert: Confirmation['alert']): void {
  if (result.outcome !== 'moved') return;
  for (const { id } of result.boughtTwice) alert(id, attentions.twice);
}

const orderOf = (result: MoveResult): Order | undefined =>
  result.outcome === 'unknown' ? undefined : result.order;
