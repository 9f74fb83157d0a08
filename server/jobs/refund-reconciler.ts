import type { FastifyBaseLogger } from 'fastify';
import { refundRulesOf } from '#contract/refund-states.ts';
import { isUnavailable } from '#server/database/database-error.ts';
import { addFlag, flagReasons, wasFlagged } from '#server/orders/moves.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { scheduleCheck } from '#server/orders/schedule.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { checkRefund } from '#server/refunds/confirm.ts';
import { refundLeaseMs } from '#server/refunds/plan.ts';
import { nextRefundCheckAt, type Refund, refundsOf } from '#server/refunds/store.ts';
import { leaseDue } from './leases.ts';
import { createLeasedWorker, type PollingOptions, type PollingWorker } from './poller.ts';

/** Default polling. */
export const refundPolling: PollingOptions = {
  intervalMs: 1_000,
  batchSize: 5,
  leaseMs: refundLeaseMs,
};

/** Checks refunds that are under way, and failed ones for 30 days. */
export function createRefundReconciler(
  deps: Omit<PaymentCheckDeps, 'cause'>,
  log: FastifyBaseLogger,
  options = refundPolling,
): PollingWorker {
  const { db, nowMs } = deps;

  const check = async (refund: Refund): Promise<void> => {
    const { id: refundId, orderId } = refund;
    const asReconciler = { ...deps, cause: 'reconciler' };
    let now = refund;
    try {
      now = await checkRefund(refund, asReconciler);
    } catch (error) {
      // The database failed, not the provider: the check is repeated once the lease has expired.
      if (isUnavailable(error)) throw error;
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      log[level]({ orderId, refundId, err: error }, 'refund check failed');
    }
    await flagOverdue(now, asReconciler);
    const nextCheckAtMs = nextRefundCheckAt(now, nowMs());
    await scheduleCheck(db, refund, { nextCheckAtMs, checks: refund.checks + 1 }, 'refunds');
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

/** Flags the order of a refund that takes too long; once for each refund, even if the flag is resolved. */
async function flagOverdue(
  { id, orderId, createdAtMs }: Refund,
  { db, provider, nowMs, cause, alert }: PaymentCheckDeps,
): Promise<void> {
  const atMs = nowMs();
  if (atMs - createdAtMs < provider.longestRefundMs) return;
  const refund = (await refundsOf(db, orderId)).find((one) => one.id === id);
  if (!refund || !refundRulesOf(refund.state).isUnderWay) return;
  const flag = flagReasons.refundOverdue;
  if (await wasFlagged(db, orderId, flag, createdAtMs)) return;
  alert(orderId, flag);
  await addFlag(db, orderId, { flag, cause, atMs });
}
