import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '#server/database/database-error.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import {
  createPoller,
  type PollingOptions,
  type PollingWorker,
  pollTogether,
} from '#server/polling/poller.ts';
import { checkOrder, scheduleRetry } from './check-order.ts';
import type { Confirmation } from './confirm-payment.ts';
import type { Order } from './order.ts';
import { type CheckQueue, leaseDueOrders } from './orders.repository.ts';

/** How the running server polls; the lease is longer than a status check with its time-outs. */
export const reconcilerPolling: PollingOptions = {
  intervalMs: 1_000,
  batchSize: 20,
  leaseMs: 60_000,
};

/** Settled orders that are asked about at once: all of a night must not flood the provider. */
const settledBatchSize = 2;

/**
 * Asks the provider about orders when their check is due (check-schedule.ts). What is due stands in
 * the database, so it goes on after a restart, and orders are leased, so no two checks of the same
 * one run at once, in whatever instance. Settled orders hold up none whose payer waits.
 */
export function createReconciler(
  confirmation: Omit<Confirmation, 'cause'>,
  log: FastifyBaseLogger,
  options: PollingOptions = reconcilerPolling,
): PollingWorker {
  return pollTogether([
    pollQueue('waiting', confirmation, log, options),
    pollQueue('settled', confirmation, log, { ...options, batchSize: settledBatchSize }),
  ]);
}

/** A poll does not wait for its checks: one that hangs delays no other order. */
function pollQueue(
  queue: CheckQueue,
  confirmation: Omit<Confirmation, 'cause'>,
  log: FastifyBaseLogger,
  options: PollingOptions,
): PollingWorker {
  const underWay = new Set<Promise<void>>();

  const check = async (order: Order): Promise<void> => {
    try {
      await checkOrder(order, { ...confirmation, cause: 'reconciler' });
    } catch (error) {
      // Nothing is wrong with the provider's answer; the lease ends, and the check is repeated.
      if (isUnavailable(error)) throw error;
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      log[level]({ orderId: order.id, err: error }, 'status check failed');
      await scheduleRetry(confirmation, order);
    }
  };

  const follow = (order: Order): void => {
    const checking = check(order)
      .catch((error: unknown) => log.error({ orderId: order.id, err: error }, 'check was not kept'))
      .finally(() => {
        const wasFull = underWay.size === options.batchSize;
        underWay.delete(checking);
        if (wasFull) poller.wake();
      });
    underWay.add(checking);
  };

  const begin = async (): Promise<number> => {
    const limit = options.batchSize - underWay.size;
    if (limit === 0) return 0;
    const lease = { nowMs: confirmation.nowMs(), limit, leaseMs: options.leaseMs };
    const due = await leaseDueOrders(confirmation.db, queue, lease);
    due.forEach(follow);
    return due.length;
  };

  const poller = createPoller(begin, options, (error) =>
    log.error({ err: error }, 'reconciler poll failed'),
  );
  const finish = async (): Promise<void> => void (await Promise.all(underWay));
  const poll = async (): Promise<number> => {
    const count = await begin();
    await finish();
    return count;
  };
  const stop = async (): Promise<void> => {
    await poller.stop();
    await finish();
  };
  return { ...poller, poll, stop };
}
