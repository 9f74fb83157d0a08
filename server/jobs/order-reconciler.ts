import type { FastifyBaseLogger } from 'fastify';
import { rulesOf } from '#contract/order-states.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import type { Order } from '#server/orders/order.ts';
import {
  confirmPayment,
  flagOrder,
  flagReasons,
  type PaymentCheckDeps,
} from '#server/orders/payment-status.ts';
import { createQuota, type Quota } from '#server/orders/quota.ts';
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

/** Default polling; the lease is longer than a status check with its time-outs. */
export const reconcilerPolling: PollingOptions = {
  intervalMs: 1_000,
  batchSize: 20,
  leaseMs: 60_000,
};

/** Settled orders checked at once. */
const settledBatchSize = 2;

/**
 * Checks per minute of one server, by queue, so that unpaid orders cannot use up the provider's quota. Checks
 * by webhooks, which follow a payment, are not limited; those of the status page have a limit of their own
 * (orders/follow-payment.ts).
 */
export const checksPerMinute: Record<CheckQueue, number> = {
  requested: Number.POSITIVE_INFINITY,
  waiting: 1_000,
  settled: 120,
};

/**
 * Checks orders with the provider when they are due (orders/schedule.ts), each in one instance at a time.
 * `elapsedMs` is a monotonic clock for the quotas.
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
      // The database failed, not the provider: the check is repeated once the lease has expired.
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

/** Longest pause after a failed check of an unsettled order. */
const retryMs = 60_000;

/** Checks an order and schedules the next check. Throws what the provider throws. */
async function checkOrder(order: Order, deps: PaymentCheckDeps): Promise<void> {
  const { db, provider, nowMs } = deps;
  // Before the response: the last check must be sent after the time to pay.
  const sentAtMs = nowMs();
  const check = rulesOf(order.state).isPaid ? comparePaid : confirmPayment;
  const nextCheckAtMs = nextCheckAt(provider, await check(order, deps), sentAtMs);
  await scheduleCheck(db, order, { nextCheckAtMs, checks: order.checks + 1 });
}

/** Schedules the next check after a failed one: within a minute while the order is unsettled. */
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

/** Compares a paid order with the provider, and flags it if they disagree; it stays paid. */
async function comparePaid(order: Order, deps: PaymentCheckDeps): Promise<Order> {
  const { provider } = deps;
  if (order.provider !== provider.name) return order;
  const flag = disagreement(order, await provider.findPayment(order.id));
  if (!flag) return order;
  return (await flagOrder(order, { flag }, deps)) ?? order;
}

function disagreement({ amountPaise }: Order, status: PaymentStatus): string | undefined {
  if (status.state !== 'completed') return flagReasons.disagrees;
  return status.amountPaise === amountPaise ? undefined : flagReasons.amount;
}
