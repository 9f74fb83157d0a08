import type { FastifyBaseLogger } from 'fastify';
import { rulesOf } from '#contract/order-states.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import type { Order } from '#server/orders/order.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { confirmPayment, flagOrder, flagReasons } from '#server/orders/payment-status.ts';
import {
  type CheckQueue,
  leaseDueOrders,
  nextCheckAt,
  scheduleCheck,
} from '#server/orders/schedule.ts';
import { type PaymentStatus, ProviderUnavailable } from '#server/payments/provider.ts';
import {
  createLeasedWorker,
  type PollingOptions,
  type PollingWorker,
  pollTogether,
} from './poller.ts';

/** How the running server polls; the lease is longer than a status check with its time-outs. */
export const reconcilerPolling: PollingOptions = {
  intervalMs: 1_000,
  batchSize: 20,
  leaseMs: 60_000,
};

/** Settled orders that are checked at once. */
const settledBatchSize = 2;

/**
 * Checks per minute of one server, by queue, so that unpaid orders cannot use up the provider's quota. Webhooks
 * and the status page trigger the checks of payers who have paid; those are not bounded here.
 */
export const checksPerMinute: Record<CheckQueue, number> = {
  requested: Number.POSITIVE_INFINITY,
  waiting: 1_000,
  settled: 120,
};

/**
 * Checks orders with the provider when their check is due (orders/schedule.ts). No two checks of the same order
 * run at once, in whatever instance. `elapsedMs` measures the minutes of the quotas.
 */
export function createReconciler(
  deps: Omit<PaymentCheckDeps, 'cause'>,
  log: FastifyBaseLogger,
  options: PollingOptions = reconcilerPolling,
  elapsedMs = () => performance.now(),
): PollingWorker {
  const poll = (queue: CheckQueue, batchSize: number) => {
    const quota = createQuota(checksPerMinute[queue], elapsedMs);
    return pollQueue(queue, quota, deps, log, { ...options, batchSize });
  };
  return pollTogether([
    poll('requested', options.batchSize),
    poll('waiting', options.batchSize),
    poll('settled', settledBatchSize),
  ]);
}

/** Counts what is used of a number per minute. */
interface Quota {
  left: () => number;
  use: (count: number) => void;
}

function createQuota(perMinute: number, elapsedMs: () => number): Quota {
  let beganMs = elapsedMs();
  let used = 0;
  return {
    left: () => {
      if (elapsedMs() - beganMs >= 60_000) {
        beganMs = elapsedMs();
        used = 0;
      }
      return perMinute - used;
    },
    use: (count) => {
      used += count;
    },
  };
}

function pollQueue(
  queue: CheckQueue,
  quota: Quota,
  deps: Omit<PaymentCheckDeps, 'cause'>,
  log: FastifyBaseLogger,
  options: PollingOptions,
): PollingWorker {
  const { db, nowMs } = deps;

  const check = async (order: Order): Promise<void> => {
    try {
      await checkOrder(order, { ...deps, cause: 'reconciler' });
    } catch (error) {
      // Nothing is wrong with the provider's reply; the lease ends, and the check is repeated.
      if (isUnavailable(error)) throw error;
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      log[level]({ orderId: order.id, err: error }, 'status check failed');
      await scheduleRetry(deps, order);
    }
  };

  return createLeasedWorker(
    {
      lease: async (lease) => {
        const limit = Math.min(lease.limit, quota.left());
        const orders = limit > 0 ? await leaseDueOrders(db, queue, { ...lease, limit }) : [];
        quota.use(orders.length);
        return orders;
      },
      work: check,
      nowMs,
      reportItem: ({ id }, err) => log.error({ orderId: id, err }, 'could not save status check'),
      reportPoll: (err) => log.error({ err }, 'reconciler poll failed'),
    },
    options,
  );
}

/** Pause before the next request where the provider did not respond and the payer still waits. */
const retryMs = 60_000;

/** The scheduled check of an order, and when the next one comes. Throws what the provider throws. */
async function checkOrder(order: Order, deps: PaymentCheckDeps): Promise<void> {
  const { db, provider, nowMs } = deps;
  // Not the time of the response: the last request must have been sent after the order's end.
  const askedAtMs = nowMs();
  const check = rulesOf(order.state).isPaid ? comparePaid : confirmPayment;
  const asked = await check(order, deps);
  const nextCheckAtMs = nextCheckAt(provider, asked, askedAtMs);
  await scheduleCheck(db, order, { nextCheckAtMs, checks: order.checks + 1 });
}

/**
 * After a request that got no response: while the order is not settled it is asked again within a
 * minute, however late it is, for nobody knows yet.
 */
async function scheduleRetry(
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
async function comparePaid(order: Order, deps: PaymentCheckDeps): Promise<Order> {
  const { provider } = deps;
  // The orders of a stand-in mean nothing to the provider.
  if (order.provider !== provider.name) return order;
  const flag = disagreement(order, await provider.findPayment(order.id));
  if (!flag) return order;
  return (await flagOrder(order, { flag }, deps)) ?? order;
}

function disagreement({ amountPaise }: Order, status: PaymentStatus): string | undefined {
  if (status.state !== 'completed') return flagReasons.disagrees;
  return status.amountPaise === amountPaise ? undefined : flagReasons.amount;
}
