import { setTimeout as wait } from 'node:timers/promises';
import { rulesOf } from '#contract/order-states.ts';
import { ifUnavailable } from '#server/payments/provider.ts';
import { shareResults } from '#server/share-results.ts';
import type { Order } from './order.ts';
import { checkPayment, type PaymentCheckDeps } from './payment-status.ts';
import { createQuota } from './quota.ts';
import { findOrder } from './store.ts';

/** Long enough for a bank, short enough for a phone that waits. */
export const payerWaitBudget = { totalMs: 20_000, intervalMs: 2_000 };

/** For how long and how often the provider is polled for one visitor, in ms. */
export type WaitBudget = typeof payerWaitBudget;

/**
 * Checks per minute of one server for all visitors, enough for twenty payers waiting at once. It keeps reloads of
 * many unpaid orders from using up the provider's quota.
 */
export const followChecksPerMinute = 600;

/** Share of the interval for which a result is reused: 1.5 s of 2 s. */
const sharedPart = 0.75;

/**
 * Follows payments for visitors: checks an order until it is settled, the wait budget is spent or `signal` ends, and
 * returns it; undefined if unknown. Failed checks are repeated, an expired order is checked once, and visitors of the
 * same order share each check. Beyond the quota it only reads the stored order, which webhooks and the reconciler
 * settle. `elapsedMs` is monotonic.
 */
export function createFollowPayment(
  deps: PaymentCheckDeps,
  { totalMs, intervalMs }: WaitBudget,
  elapsedMs = () => performance.now(),
): (id: string, signal: AbortSignal) => Promise<Order | undefined> {
  const share = shareResults<Order>(sharedPart * intervalMs);
  const quota = createQuota(followChecksPerMinute, elapsedMs);
  const check = async (order: Order) => {
    if (quota.left() <= 0) return order;
    quota.use(1);
    return await checkPayment(order, deps).catch(ifUnavailable(order));
  };
  return async (id, signal) => {
    const untilMs = elapsedMs() + totalMs;
    for (;;) {
      const order = await findOrder(deps.db, id);
      if (!order || !rulesOf(order.state).checkOnStatusPage) return order;
      const checked = await share(id, () => check(order));
      const isSpent = signal.aborted || elapsedMs() + intervalMs > untilMs;
      if (isSpent || rulesOf(checked.state).isSettled) return checked;
      await wait(intervalMs, undefined, { signal }).catch(() => undefined);
    }
  };
}
