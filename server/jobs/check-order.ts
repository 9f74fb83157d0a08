import { rulesOf } from '#contract/order-states.ts';
import type { PaymentCheckDeps } from '#server/orders/deps.ts';
import { flagOrder, flagReasons } from '#server/orders/flag-order.ts';
import type { Order } from '#server/orders/order.ts';
import { confirmPayment } from '#server/orders/payment-status.ts';
import { nextCheckAt } from '#server/orders/schedule.ts';
import { scheduleCheck } from '#server/orders/store.ts';
import type { PaymentStatus } from '#server/payments/provider.ts';

/** Pause before the next request where the provider did not respond and the payer still waits. */
const retryMs = 60_000;

/** The scheduled check of an order, and when the next one comes. Throws what the provider throws. */
export async function checkOrder(order: Order, checkDeps: PaymentCheckDeps): Promise<void> {
  const { db, provider, nowMs } = checkDeps;
  // Not the time of the response: the last request must have been sent after the order's end.
  const askedAtMs = nowMs();
  const check = rulesOf(order.state).isFinal ? comparePaid : confirmPayment;
  const asked = await check(order, checkDeps);
  const nextCheckAtMs = nextCheckAt(provider, asked, askedAtMs);
  await scheduleCheck(db, order, { nextCheckAtMs, checks: order.checks + 1 });
}

/**
 * After a request that got no response: while the order is not settled it is asked again within a
 * minute, however late it is, for nobody knows yet.
 */
export async function scheduleRetry(
  { db, provider, nowMs }: Pick<PaymentCheckDeps, 'db' | 'provider' | 'nowMs'>,
  order: Order,
): Promise<void> {
  const failedAtMs = nowMs();
  const next = nextCheckAt(provider, order, failedAtMs);
  const latestMs = failedAtMs + retryMs;
  const nextCheckAtMs = rulesOf(order.state).isSettled
    ? next
    : Math.min(next ?? latestMs, latestMs);
  await scheduleCheck(db, order, { nextCheckAtMs, checks: order.checks + 1 });
}

/** Asks about a paid order. It stays paid: where the provider no longer says so, a person must look. */
async function comparePaid(order: Order, checkDeps: PaymentCheckDeps): Promise<Order> {
  const { provider } = checkDeps;
  // The orders of a stand-in mean nothing to the provider.
  if (order.provider !== provider.name) return order;
  const flag = disagreement(order, await provider.findPayment(order.id));
  if (!flag) return order;
  return (await flagOrder(order, { flag }, checkDeps)) ?? order;
}

function disagreement({ amountPaise }: Order, status: PaymentStatus): string | undefined {
  if (status.state !== 'completed') return flagReasons.disagrees;
  return status.amountPaise === amountPaise ? undefined : flagReasons.amount;
}
