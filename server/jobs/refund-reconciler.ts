import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '#server/database/database-error.ts';
import type { PaymentCheckDeps } from '#server/orders/deps.ts';
import { scheduleCheck } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { confirmRefund } from '#server/refunds/confirm.ts';
import type { Refund } from '#server/refunds/refund.ts';
import { flagOverdue } from './flag-overdue.ts';
import { createLeasedWorker } from './leased-worker.ts';
import { leaseDue } from './leases.ts';
import type { PollingOptions, PollingWorker } from './poller.ts';

/** How the running server polls; the lease is longer than two requests with their time-outs. */
export const refundPolling: PollingOptions = {
  intervalMs: 1_000,
  batchSize: 5,
  leaseMs: 120_000,
};

const shortestPauseMs = 10_000;
const longestPauseMs = 60 * 60_000;

/** When to ask again: after 10 seconds, then after as long as the refund is old, at least hourly. */
export const nextRefundCheckAt = (createdAtMs: number, nowMs: number): number =>
  nowMs + Math.min(Math.max(nowMs - createdAtMs, shortestPauseMs), longestPauseMs);

/** Asks the provider about every refund that is under way, until it is settled. */
export function createRefundReconciler(
  checkDeps: Omit<PaymentCheckDeps, 'cause'>,
  log: FastifyBaseLogger,
  options = refundPolling,
): PollingWorker {
  const { db, nowMs } = checkDeps;

  const check = async (refund: Refund): Promise<void> => {
    const { id: refundId, orderId, createdAtMs } = refund;
    const asReconciler = { ...checkDeps, cause: 'reconciler' };
    try {
      await confirmRefund(refund, asReconciler);
    } catch (error) {
      // Nothing is wrong with the provider's reply; the lease ends, and the check is repeated.
      if (isUnavailable(error)) throw error;
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      log[level]({ orderId, refundId, err: error }, 'refund check failed');
    }
    await flagOverdue(refund, asReconciler);
    const nextCheckAtMs = nextRefundCheckAt(createdAtMs, nowMs());
    await scheduleCheck(db, refundId, { nextCheckAtMs, checks: refund.checks + 1 }, 'refunds');
  };

  return createLeasedWorker(
    {
      lease: (lease) => leaseDue(db, 'refunds', lease),
      work: check,
      nowMs,
      reportItem: ({ id, orderId }, err) =>
        log.error({ orderId, refundId: id, err }, 'refund poll failed'),
      reportPoll: (err) => log.error({ err }, 'refund poll failed'),
    },
    options,
  );
}
