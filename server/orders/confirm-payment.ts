import { nextState, rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/tables.ts';
import type { PaymentFinding, PaymentProvider } from '#server/payments/provider.ts';
import { graceMs, nextCheckAt, requestedCheckAt } from './check-schedule.ts';
import type { Order } from './order.ts';
import { applyMove, raiseAttention, scheduleCheck } from './orders.repository.ts';

/** Pause before the next question when the provider did not answer and the time has run out. */
const retryMs = 60_000;

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

/** Reasons for which a person must look at an order (docs/operations.md, Alerts). */
const attentions = { late: 'paid_late', amount: 'amount_differs' } as const;

/**
 * Asks the provider about an order and moves it by the answer: the only way by which an order
 * becomes paid. Returns the order as it then stands. Throws what the provider throws; the order is
 * then as it was.
 */
export async function confirmPayment(order: Order, confirmation: Confirmation): Promise<Order> {
  if (rulesOf(order.state).isFinal) return order;
  return await recordFinding(
    order,
    await confirmation.provider.findPayment(order.id),
    confirmation,
  );
}

/** Moves an order by what the provider knows of it; returns the order as it then stands. */
export async function recordFinding(
  order: Order,
  finding: PaymentFinding,
  confirmation: Confirmation,
): Promise<Order> {
  return (await applyFinding(order, finding, confirmation)) ?? order;
}

async function applyFinding(
  order: Order,
  finding: PaymentFinding,
  confirmation: Confirmation,
): Promise<Order | undefined> {
  const { db, nowMs, cause } = confirmation;
  if (finding.state === 'completed') return await recordMoney(order, finding, confirmation);
  const isFailure = finding.state === 'failed';
  // Pending, or unknown to the provider: only the clock can end it.
  if (!isFailure && nowMs() < order.expiresAtMs + graceMs) return undefined;
  const event = isFailure ? 'PaymentFailed' : 'PaymentExpired';
  if (!nextState(order.state, event)) return undefined;
  const failureReason = isFailure ? finding.reason : undefined;
  return orderOf(await applyMove(db, order.id, event, { cause, atMs: nowMs(), failureReason }));
}

/** Money has come. Another amount than ordered is never taken for paid: a person must look. */
async function recordMoney(
  order: Order,
  { amountPaise, payment }: Extract<PaymentFinding, { state: 'completed' }>,
  { db, nowMs, cause, alert }: Confirmation,
): Promise<Order | undefined> {
  if (amountPaise !== order.amountPaise) {
    if (!order.attention?.includes(attentions.amount)) alert(order.id, attentions.amount);
    const details = { attention: attentions.amount, payment, cause, atMs: nowMs() };
    return (await raiseAttention(db, order.id, details)) ?? undefined;
  }
  const money = { payment, cause, atMs: nowMs() };
  const confirmed = await applyMove(db, order.id, 'PaymentConfirmed', money);
  if (confirmed.outcome !== 'illegal') return orderOf(confirmed);
  // The order was given up before the money came: it counts as paid, and a person is told.
  const details = { ...money, attention: attentions.late };
  const late = await applyMove(db, order.id, 'LatePaymentFound', details);
  if (late.outcome === 'moved') alert(order.id, attentions.late);
  return orderOf(late);
}

const orderOf = (result: Awaited<ReturnType<typeof applyMove>>): Order | undefined =>
  result.outcome === 'unknown' ? undefined : result.order;

/**
 * Sets the next check: of an order that still waits by the provider's schedule, of one that was given up
 * and that a webhook spoke of by ours. `order` is as before the question, `asked` as after it.
 */
export async function scheduleNextCheck(
  { db, provider }: Pick<Confirmation, 'db' | 'provider'>,
  order: Order,
  asked: Order,
  askedAtMs: number,
): Promise<void> {
  const isGivenUp = rulesOf(order.state).isSettled && asked.state === order.state;
  const next = isGivenUp
    ? requestedCheckAt(order.updatedAtMs, askedAtMs)
    : nextCheckAt(provider, order, askedAtMs);
  const nextCheckAtMs = rulesOf(asked.state).isSettled && !isGivenUp ? null : next;
  await scheduleCheck(db, order.id, { nextCheckAtMs, checks: order.checks + 1 });
}

/** After a question that got no answer: asks again, however late it is, for nobody knows yet. */
export async function scheduleRetry(
  { db, provider, nowMs }: Pick<Confirmation, 'db' | 'provider' | 'nowMs'>,
  order: Order,
): Promise<void> {
  const failedAtMs = nowMs();
  const nextCheckAtMs = nextCheckAt(provider, order, failedAtMs) ?? failedAtMs + retryMs;
  await scheduleCheck(db, order.id, { nextCheckAtMs, checks: order.checks + 1 });
}
