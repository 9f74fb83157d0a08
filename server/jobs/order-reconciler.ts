import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '#server/database/database-error.ts';
import type { PaymentCheckDeps } from '#server/orders/deps.ts';
import type { Order } from '#server/orders/order.ts';
import { type CheckQueue, leaseDueOrders } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { checkOrder, scheduleRetry } from './check-order.ts';
import { createLeasedWorker } from './leased-worker.ts';
import { type PollingOptions, type PollingWorker, pollTogether } from './poller.ts';

/** How the running server polls; the lease is longer than a status check with its time-outs. */
export const reconcilerPolling: PollingOptions = {
  intervalMs: 1_000,
  batchSize: 20,
  leaseMs: 60_000,
};

/** Settled orders that are asked about at once: all of a night must not flood the provider. */
const settledBatchSize = 2;

/**
 * Asks the provider about orders when their check is due (check-schedule.ts). No two checks of the same
 * order run at once, in whatever instance. Settled orders hold up none whose payer waits.
 */
export function createReconciler(
  checkDeps: Omit<PaymentCheckDeps, 'cause'>,
  log: FastifyBaseLogger,
  options: PollingOptions = reconcilerPolling,
): PollingWorker {
  return pollTogether([
    pollQueue('waiting', checkDeps, log, options),
    pollQueue('settled', checkDeps, log, { ...options, batchSize: settledBatchSize }),
  ]);
}

function pollQueue(
  queue: CheckQueue,
  checkDeps: Omit<PaymentCheckDeps, 'cause'>,
  log: FastifyBaseLogger,
  options: PollingOptions,
): PollingWorker {
  const { db, nowMs } = checkDeps;

  const check = async (order: Order): Promise<void> => {
    try {
      await checkOrder(order, { ...checkDeps, cause: 'reconciler' });
    } catch (error) {
      // Nothing is wrong with the provider's reply; the lease ends, and the check is repeated.
      if (isUnavailable(error)) throw error;
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      log[level]({ orderId: order.id, err: error }, 'status check failed');
      await scheduleRetry(checkDeps, order);
    }
  };

  return createLeasedWorker(
    {
      lease: (lease) => leaseDueOrders(db, queue, lease),
      work: check,
      nowMs,
      reportItem: ({ id }, err) => log.error({ orderId: id, err }, 'check was not kept'),
      reportPoll: (err) => log.error({ err }, 'reconciler poll failed'),
    },
    options,
  );
}
