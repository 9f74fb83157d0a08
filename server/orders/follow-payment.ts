import { setTimeout as wait } from 'node:timers/promises';
import { rulesOf } from '#contract/order-states.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import type { Order } from './order.ts';
import type { PaymentCheckDeps } from './payment-status.ts';
import { confirmPayment } from './payment-status.ts';
import { findOrder } from './store.ts';

/** How long and how often the provider is asked for one visitor, in ms. */
export interface WaitBudget {
  totalMs: number;
  intervalMs: number;
}

/** A result serves other visitors for this part of the interval: 1.5 s of 2 s. */
const sharedPart = 0.75;

/** About twenty seconds: long enough for a bank, short enough for a phone that waits. */
export const payerWaitBudget: WaitBudget = { totalMs: 20_000, intervalMs: 2_000 };

/**
 * Follows a payment for a visitor, until the signal says that the visitor has gone away. Resolves with
 * the order once its payment is settled, or as it is when the wait budget is spent; undefined where
 * there is none.
 */
export type FollowPayment = (id: string, signal: AbortSignal) => Promise<Order | undefined>;

/**
 * Follows payments with one wait budget for each visitor, measured by `elapsedMs`, which never goes back. A provider that does not respond is asked
 * again within the budget; about an expired order it is asked once. However many visitors follow one
 * order, the provider is asked about as often as for one.
 */
export function createFollowPayment(
  deps: PaymentCheckDeps,
  { totalMs, intervalMs }: WaitBudget,
  elapsedMs = () => performance.now(),
): FollowPayment {
  const { db } = deps;
  const share = shareResults<Order>(sharedPart * intervalMs);
  return async (id, signal) => {
    const untilMs = elapsedMs() + totalMs;
    for (;;) {
      const order = await findOrder(db, id);
      if (!order || !rulesOf(order.state).checkOnStatusPage) return order;
      const asked = await share(id, () => checkOnce(order, deps));
      const isSpent = signal.aborted || elapsedMs() + intervalMs > untilMs;
      if (isSpent || rulesOf(asked.state).isSettled) return asked;
      await wait(intervalMs, undefined, { signal }).catch(() => undefined);
    }
  };
}

async function checkOnce(order: Order, deps: PaymentCheckDeps): Promise<Order> {
  try {
    return await confirmPayment(order, deps);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return order;
    throw error;
  }
}

/**
 * Shares results: whoever asks with a key whose request is under way, or has ended at most `keptMs` ago,
 * gets the result of that request. Failures are shared as well. A result is not kept for less than 1 ms,
 * which no timer can wait.
 */
export function shareResults<Result>(
  keptMs: number,
): (key: string, ask: () => Promise<Result>) => Promise<Result> {
  const results = new Map<string, Promise<Result>>();
  return (key, ask) => {
    const known = results.get(key);
    if (known) return known;
    const forget = () => results.delete(key);
    const asking = ask().finally(() => {
      if (keptMs < 1) forget();
      else setTimeout(forget, keptMs).unref();
    });
    results.set(key, asking);
    return asking;
  };
}
