import { rulesOf } from '#contract/order-states.ts';
import { flagReasons, hasHappened, wasFlagged } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { findOrder } from '#server/orders/store.ts';
import {
  ifUnavailable,
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import { applyRefundMove, type Refund, refundedPaise, refundsOf } from './store.ts';

/** A request may still reach the provider this long after it was sent. */
const settlingMs = 60 * 60_000;

/**
 * Sends a refund that has just been stored. A refusal means that it failed, unless the lease has expired and
 * a server may have sent the same refund. Returns the current refund. Throws what the provider throws if the
 * outcome is open.
 */
export async function startRefund(refund: Refund, deps: PaymentCheckDeps): Promise<Refund> {
  const status = await statusOrRefusal(
    () => sendRefund(refund, deps),
    () => isStillLeased(refund, deps),
  );
  return await recordRefundStatus(refund, status, deps);
}

/** Whether no server can have sent it. */
async function isStillLeased(
  { id, leasedUntilMs, orderId }: Refund,
  { db, nowMs }: Pick<PaymentCheckDeps, 'db' | 'nowMs'>,
): Promise<boolean> {
  const stored = (await refundsOf(db, orderId)).find((one) => one.id === id);
  return stored?.leasedUntilMs === leasedUntilMs && nowMs() < (leasedUntilMs ?? 0);
}

/**
 * Checks a refund and moves it by the provider's response. One that the provider does not know is sent again under
 * its id, which the provider carries out at most once; a failed one is only looked up. A refusal counts only after an
 * hour: an earlier request may still arrive.
 */
export async function checkRefund(refund: Refund, deps: PaymentCheckDeps): Promise<Refund> {
  const { db, provider, nowMs } = deps;
  if ((await findOrder(db, refund.orderId))?.provider !== provider.name) return refund;
  const status = await statusOrRefusal(
    () => findOrSend(refund, deps),
    async () => nowMs() >= refund.createdAtMs + settlingMs,
  );
  return await recordRefundStatus(refund, status, deps);
}

async function findOrSend(refund: Refund, deps: PaymentCheckDeps): Promise<RefundStatus> {
  const found = await deps.provider.findRefund(refund);
  if (found.state !== 'unknown' || refund.state === 'failed') return found;
  if (refund.state === 'requested') return await sendRefund(refund, deps);
  throw new Error('the provider does not know a refund that it has accepted');
}

/** Throws RefundRefused if a failed refund was completed meanwhile and too little of the payment is left. */
async function sendRefund(refund: Refund, deps: PaymentCheckDeps): Promise<RefundStatus> {
  const { db, provider } = deps;
  const refunds = await refundsOf(db, refund.orderId);
  if (refunds.find(({ id }) => id === refund.id)?.state !== 'requested')
    return { state: 'unknown' };
  const sumPaise = refundedPaise(refunds);
  const order = await findOrder(db, refund.orderId);
  if (order && sumPaise > refund.amountPaise && sumPaise > (await paidPaiseOf(order, deps))) {
    throw new RefundRefused('another refund of the order was completed meanwhile', 'EXCEEDS_PAID');
  }
  return await provider.startRefund(refund);
}

/** The provider's status; a refusal is a failure if `isFinal`, and leaves it open otherwise. */
async function statusOrRefusal(
  call: () => Promise<RefundStatus>,
  isFinal: () => Promise<boolean>,
): Promise<RefundStatus> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    const { message, reason } = error;
    if (await isFinal()) return { state: 'failed', providerRefundId: undefined, reason };
    throw new ProviderUnavailable(`${message}; checked again later`);
  }
}

const events = {
  pending: 'RefundAccepted',
  completed: 'RefundCompleted',
  failed: 'RefundFailed',
} as const;

/** Moves a refund by the provider's status, and alerts staff. Returns the current refund. */
export async function recordRefundStatus(
  refund: Refund,
  status: RefundStatus,
  deps: PaymentCheckDeps,
): Promise<Refund> {
  if (status.state === 'unknown') return refund;
  const { db, nowMs, cause, alert } = deps;
  const isLate = refund.state === 'failed' && status.state === 'completed';
  const order = isLate ? await findOrder(db, refund.orderId) : undefined;
  const { refund: now, flags } = await applyRefundMove(db, refund, {
    ...{ event: events[status.state], cause, atMs: nowMs() },
    providerRefundId: status.providerRefundId,
    failureReason: status.state === 'failed' ? status.reason : undefined,
    paidPaise: order && (await paidPaiseOf(order, deps).catch(ifUnavailable(undefined))),
  });
  for (const flag of flags) alert(refund.orderId, flag);
  return now;
}

/**
 * Amount paid for an order, in paise; 0 if none. Checked with the provider if the order is not paid or a different
 * amount was ever found. Throws what the provider throws.
 */
export async function paidPaiseOf(
  order: Order,
  { db, provider }: Pick<PaymentCheckDeps, 'db' | 'provider'>,
): Promise<number> {
  const needsProviderAmount =
    !rulesOf(order.state).isPaid ||
    (await hasHappened(db, order.id, 'OtherAmountFound')) ||
    (await wasFlagged(db, order.id, flagReasons.amount));
  if (!needsProviderAmount) return order.amountPaise;
  const found = await provider.findPayment(order.id);
  return found.state === 'completed' ? found.amountPaise : 0;
}
