import { setTimeout as wait } from 'node:timers/promises';
import { formatPaise } from '#contract/money.ts';
import { refundRulesOf } from '#contract/refund-states.ts';
import { dayMs } from '#server/orders/indian-time.ts';
import type { Order } from '#server/orders/order.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { scheduleCheck } from '#server/orders/schedule.ts';
import { findOrder } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { checkRefund, paidPaiseOf, recordRefundStatus, startRefund } from './confirm.ts';
import {
  nextRefundCheckAt,
  type Refund,
  RefundRejected,
  type RefundRequest,
  refundedPaise,
  refundsOf,
  requestRefund,
  requireRefundable,
} from './store.ts';

/** How long a process may take to call the provider about a refund, in ms: two requests with time-outs. */
export const refundLeaseMs = 120_000;

/** How often the provider is asked what became of a refund before the rest is left to the server. */
const statusChecks = 3;

/** A refund that may be requested. */
export interface RefundPlan {
  order: Order;
  /** What was paid for the order. */
  paidPaise: number;
  amountPaise: number;
}

/**
 * Plans a refund of an amount in paise, or of all that is left if that is undefined. Moves no money.
 * Throws RefundRejected where it cannot be, or ProviderUnavailable.
 */
export async function planRefund(
  orderId: string,
  amountPaise: number | undefined,
  deps: PaymentCheckDeps,
): Promise<RefundPlan> {
  const { db, nowMs, provider } = deps;
  const order = await findOrder(db, orderId);
  if (!order) throw new RefundRejected(`There is no order ${orderId}`);
  if (order.provider !== provider.name) {
    throw new RefundRejected(`${orderId} was paid through ${order.provider}, not ${provider.name}`);
  }
  const paidPaise = await paidPaiseOf(order, deps);
  if (paidPaise === 0) throw new RefundRejected(`${orderId} is not paid: nothing to refund`);
  // The provider counts from the payment, which may have been found much later.
  const paidAtMs = order.paymentAtMs ?? order.paidAtMs ?? order.createdAtMs;
  if (nowMs() - paidAtMs > provider.refundableMs) {
    const days = provider.refundableMs / dayMs;
    throw new RefundRejected(
      `${orderId} was paid more than ${days} days ago, too long for a refund; pay by bank transfer`,
    );
  }
  await recheckFailed(orderId, deps);
  const refunds = await refundsOf(db, orderId);
  const wanted = amountPaise ?? Math.max(0, paidPaise - refundedPaise(refunds));
  requireRefundable(orderId, wanted, paidPaise, refunds);
  if (wanted < provider.leastRefundPaise) {
    throw new RefundRejected(`Minimum refund is ${formatPaise(provider.leastRefundPaise)}`);
  }
  return { order, paidPaise, amountPaise: wanted };
}

/**
 * Stores a planned refund, leased to the caller, who goes on with carryOutRefund. Throws RefundRejected
 * where the plan no longer holds.
 */
export async function storeRefund(
  { order, paidPaise, amountPaise }: RefundPlan,
  details: Pick<RefundRequest, 'reason' | 'requestedBy'>,
  deps: PaymentCheckDeps,
): Promise<Refund> {
  const { db, nowMs } = deps;
  const { id: orderId } = order;
  // Since it was planned somebody may have thought it over for a long time.
  await recheckFailed(orderId, deps);
  const lease = { atMs: nowMs(), leaseMs: refundLeaseMs };
  return await requestRefund(db, { orderId, amountPaise, paidPaise, ...details, ...lease });
}

/**
 * Checks the failed refunds of an order: the provider may have completed one after all, which is recorded.
 * Throws RefundRejected while the provider does not say for certain, because another refund could then
 * pay twice.
 */
async function recheckFailed(orderId: string, deps: PaymentCheckDeps): Promise<void> {
  const refunds = await refundsOf(deps.db, orderId);
  for (const refund of refunds.filter(({ state }) => state === 'failed')) {
    const status = await deps.provider.findRefund(refund).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new RefundRejected(
        `Refund ${refund.id} failed, and it cannot be checked that it stays so: ${reason}. Try again later`,
      );
    });
    await recordRefundStatus(refund, status, deps);
    if (status.state === 'pending') {
      throw new RefundRejected(
        `Refund ${refund.id} failed, but is under way again at the payment provider; try again later`,
      );
    }
    if (status.state === 'unknown' && refund.providerRefundId !== null) {
      throw new RefundRejected(
        `The payment provider does not know refund ${refund.id}, which it had accepted; ask it first`,
      );
    }
  }
}

/**
 * Calls the provider about a stored refund, checks a few times what becomes of it, `pauseMs` apart, and
 * leaves what is still open to the server. Returns the refund as it then stands.
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
    // The lease as this process holds it: a server may have taken the refund since.
    await scheduleCheck(db, refund, { nextCheckAtMs, checks: now.checks + 1 }, 'refunds');
  }
  return now;
}
