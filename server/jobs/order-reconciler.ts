import type { FastifyBaseLogger } from 'fastify';
import { rulesOf } from '#contract/order-states.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { flagReasons } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { checkPayment, flagOrder, type PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { createQuota } from '#server/orders/quota.ts';
import {
  type CheckQueue,
  leaseDueOrders,
  nextCheckAt,
  scheduleCheck,
} from '#server/orders/schedule.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import {
  createLeasedWorker,
  type LeasedWork,
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

const settledBatchSize = 2;
const retryMs = 60_000;

/**
 * Checks per minute of one server, by queue, so that unpaid orders cannot use up the provider's quota. Webhooks
 * follow a payment; checks of the status page have a limit of their own (orders/follow-payment.ts).
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
  const { db, nowMs, provider } = deps;

  const check = async (order: Order): Promise<void> => {
    // Taken before the response: the last check must be sent after the time to pay.
    const sentAtMs = nowMs();
    let nextCheckAtMs: number | null;
    try {
      const checkStatus = rulesOf(order.state).isPaid ? comparePaid : checkPayment;
      const checked = await checkStatus(order, { ...deps, cause: 'reconciler' });
      nextCheckAtMs = nextCheckAt(provider, checked, sentAtMs);
    } catch (error) {
      // The database failed, not the provider: the check is repeated once the lease has expired.
      if (isUnavailable(error)) throw error;
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      log[level]({ orderId: order.id, err: error }, 'status check failed');
      const failedAtMs = nowMs();
      const next = nextCheckAt(provider, order, failedAtMs);
      // An unsettled order is not left alone for longer than a minute.
      nextCheckAtMs = rulesOf(order.state).isSettled
        ? next
        : Math.min(next ?? Number.POSITIVE_INFINITY, failedAtMs + retryMs);
    }
    await scheduleCheck(db, order, { nextCheckAtMs, checks: order.checks + 1 });
  };

  const poll = (queue: CheckQueue, batchSize: number): PollingWorker => {
    const quota = createQuota(checksPerMinute[queue], elapsedMs);
    const work: LeasedWork<Order> = {
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
    };
    return createLeasedWorker(work, { ...options, batchSize });
  };

  return pollTogether([
    poll('requested', options.batchSize),
    poll('waiting', options.batchSize),
    poll('settled', settledBatchSize),
  ]);
}

/** Compares a paid order with the provider, and flags it if they disagree; it stays paid. */
async function comparePaid(order: Order, deps: PaymentCheckDeps): Promise<Order> {
  const { provider } = deps;
  if (order.provider !== provider.name) return order;
  const status = await provider.findPayment(order.id);
  const isCompleted = status.state === 'completed';
  if (isCompleted && status.amountPaise === order.amountPaise) return order;
  const flag = isCompleted ? flagReasons.amount : flagReasons.disagrees;
  return await flagOrder(order, { flag }, deps);
}
