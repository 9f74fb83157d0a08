import { setTimeout as wait } from 'node:timers/promises';
import { formatPaise } from '#contract/money.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import { dayMs } from '#server/orders/indian-time.ts';
import { ActionRejected } from '#server/orders/moves.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { scheduleCheck } from '#server/orders/schedule.ts';
import { findOrder } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { checkRefund, paidPaiseOf, recordRefundStatus, startRefund } from './confirm.ts';
import {
  nextRefundCheckAt,
  type Refund,
  type RefundRequest,
  refundedPaise,
  refundsOf,
  requestRefund,
  requireRefundable,
} from './store.ts';

/** Longest time for two requests to the provider, time-outs included, in ms. */
export const refundLeaseMs = 120_000;

/** Status checks before the refund is left to the server. */
const statusChecks = 3;

/** A refund that may be requested. */
export type RefundPlan = Awaited<ReturnType<typeof planRefund>>;

/** Plans a refund, by default of all that is left. Moves no money. Throws ActionRejected or ProviderUnavailable. */
export async function planRefund(
  orderId: string,
  amountPaise: number | undefined,
  deps: PaymentCheckDeps,
) {
  const { db, nowMs, provider } = deps;
  const order = await findOrder(db, orderId);
  if (!order) throw new ActionRejected(`There is no order ${orderId}`);
  if (order.provider !== provider.name) {
    throw new ActionRejected(`${orderId} was paid through ${order.provider}, not ${provider.name}`);
  }
  const paidPaise = await paidPaiseOf(order, deps);
  if (paidPaise === 0) throw new ActionRejected(`${orderId} is not paid: nothing to refund`);
  // The provider counts from the payment, which may have been found later.
  const paidAtMs = order.paymentAtMs ?? order.paidAtMs ?? order.createdAtMs;
  if (nowMs() - paidAtMs > provider.refundableMs) {
    const days = provider.refundableMs / dayMs;
    throw new ActionRejected(
      `${orderId} was paid more than ${days} days ago, too long for a refund; pay by bank transfer`,
    );
  }
  await recheckFailed(orderId, deps);
  const refunds = await refundsOf(db, orderId);
  const refunded = refundedPaise(refunds);
  const wanted = amountPaise ?? Math.max(0, paidPaise - refunded);
  requireRefundable(orderId, wanted, paidPaise, refunds);
  if (wanted < provider.leastRefundPaise) {
    throw new ActionRejected(`Minimum refund is ${formatPaise(provider.leastRefundPaise)}`);
  }
  return { order, paidPaise, refundedPaise: refunded, amountPaise: wanted };
}

/** Stores a planned refund, leased to the caller. Throws ActionRejected or StaleOrder if the plan is out of date. */
export async function storeRefund(
  { order, paidPaise, amountPaise }: RefundPlan,
  details: Pick<RefundRequest, 'reason' | 'requestedBy' | 'revision'>,
  deps: PaymentCheckDeps,
): Promise<Refund> {
  const { db, nowMs } = deps;
  const { id: orderId } = order;
  // The confirmation may have taken a long time.
  await recheckFailed(orderId, deps);
  const lease = { atMs: nowMs(), leaseMs: refundLeaseMs };
  return await requestRefund(db, { orderId, amountPaise, paidPaise, ...details, ...lease });
}

/**
 * Checks the failed refunds of an order: the provider may have completed one. Throws ActionRejected unless
 * each has certainly failed, because another refund could pay twice.
 */
async function recheckFailed(orderId: string, deps: PaymentCheckDeps): Promise<void> {
  const refunds = await refundsOf(deps.db, orderId);
  for (const refund of refunds.filter(({ state }) => state === 'failed')) {
    const status = await deps.provider.findRefund(refund).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ActionRejected(
        `Cannot confirm that refund ${refund.id} has failed: ${reason}. Try again later`,
      );
    });
    await recordRefundStatus(refund, status, deps);
    if (status.state === 'pending') {
      throw new ActionRejected(
        `Refund ${refund.id} had failed, but is under way again at the payment provider; try again later`,
      );
    }
    if (status.state === 'unknown' && refund.providerRefundId !== null) {
      throw new ActionRejected(
        `The payment provider does not know refund ${refund.id}, which it had accepted; contact it first`,
      );
    }
  }
}

/**
 * Sends a stored refund and checks it a few times, `pauseMs` apart; the server continues if it is still open.
 * Returns the current refund.
 */
export async function carryOutRefund(
  refund: Refund,
  deps: PaymentCheckDeps,
  pauseMs: number,
): Promise<Refund> {
  const { db, nowMs } = deps;
  let now = refund;
  try {
    now = await startRefund(refund, deps);
    for (
      let checks = 0;
      checks < statusChecks && refundRulesOf(now.state).isUnderWay;
      checks += 1
    ) {
      await wait(pauseMs);
      now = await checkRefund(now, deps);
    }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
  } finally {
    const nextCheckAtMs = nextRefundCheckAt(now, nowMs());
    // By the lease of this process: a server may have leased the refund since.
    await scheduleCheck(db, refund, { nextCheckAtMs, checks: now.checks + 1 }, 'refunds');
  }
  return now;
}
