import { rulesOf } from '#contract/order-states.ts';
import { hasHappened, wasFlagged } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import { flagReasons } from '#server/orders/payment-status.ts';
import { findOrder } from '#server/orders/store.ts';
import {
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import { applyRefundMove, type Refund, refundedPaise, refundsOf } from './store.ts';

/** How long after a request the provider may still come to know of it. */
const settlingMs = 60 * 60_000;

/**
 * Calls the provider about a refund that has just been stored. A refusal means that the refund failed, as
 * long as this is certainly the first call. If the lease ended before the call (the process slept, or a
 * clock is behind), a server may have sent the same refund. Returns the refund as it then stands. Throws
 * what the provider throws if the outcome is open.
 */
export async function startRefund(refund: Refund, deps: PaymentCheckDeps): Promise<Refund> {
  const status = await statusOrRefusal(
    () => sendRefund(refund, deps),
    () => isStillLeased(refund, deps),
  );
  return await recordRefundStatus(refund, status, deps);
}

/** Whether nobody else can have called the provider about it since it was stored. */
async function isStillLeased(
  { id, leasedUntilMs, orderId }: Refund,
  { db, nowMs }: Pick<PaymentCheckDeps, 'db' | 'nowMs'>,
): Promise<boolean> {
  const stored = (await refundsOf(db, orderId)).find((one) => one.id === id);
  return stored?.leasedUntilMs === leasedUntilMs && nowMs() < (leasedUntilMs ?? 0);
}

/**
 * Checks a refund and moves it by the provider's response. One that the provider does not have is sent
 * again under its id, which the provider carries out at most once; one that failed is only looked up. A
 * refusal is believed only after an hour: an earlier request may still be on its way. Another provider
 * than the one that took the payment knows nothing of the refund, and is not asked.
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

/**
 * Sends a refund to the provider. Throws RefundRefused where an earlier refund that had failed was
 * completed meanwhile, and leaves too little of the payment.
 */
async function sendRefund(refund: Refund, deps: PaymentCheckDeps): Promise<RefundStatus> {
  const { db, provider } = deps;
  const refunds = await refundsOf(db, refund.orderId);
  if (refunds.find(({ id }) => id === refund.id)?.state !== 'requested')
    return { state: 'unknown' };
  const sumPaise = refundedPaise(refunds);
  const order = await findOrder(db, refund.orderId);
  // Alone it is within what was paid, and the provider need not be asked what that was.
  if (order && sumPaise > refund.amountPaise && sumPaise > (await paidPaiseOf(order, deps))) {
    throw new RefundRefused('Another refund of the order was completed meanwhile', 'EXCEEDS_PAID');
  }
  return await provider.startRefund(refund);
}

/** The provider's status; a refusal that can be believed is a failure, another one leaves it open. */
async function statusOrRefusal(
  ask: () => Promise<RefundStatus>,
  isBelieved: () => Promise<boolean>,
): Promise<RefundStatus> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error;
    const { message, reason } = error;
    if (await isBelieved()) return { state: 'failed', providerRefundId: undefined, reason };
    throw new ProviderUnavailable(`${message}; checked again before it is believed`);
  }
}

const events = {
  pending: 'RefundAccepted',
  completed: 'RefundCompleted',
  failed: 'RefundFailed',
} as const;

/** Moves a refund by what the provider says of it, and alerts staff. Returns it as it then stands. */
export async function recordRefundStatus(
  refund: Refund,
  status: RefundStatus,
  deps: PaymentCheckDeps,
): Promise<Refund> {
  if (status.state === 'unknown') return refund;
  const { db, nowMs, cause, alert } = deps;
  const { refund: now, flags } = await applyRefundMove(db, refund, {
    ...{ event: events[status.state], cause, atMs: nowMs() },
    providerRefundId: status.providerRefundId,
    failureReason: status.state === 'failed' ? status.reason : undefined,
    paidPaise: status.state === 'completed' ? await paidIfLate(refund, deps) : undefined,
  });
  for (const flag of flags) alert(refund.orderId, flag);
  return now;
}

/** What was paid for the order of a refund that had failed; undefined for others, or if nobody says. */
async function paidIfLate(
  { orderId, state }: Refund,
  deps: PaymentCheckDeps,
): Promise<number | undefined> {
  const order = state === 'failed' ? await findOrder(deps.db, orderId) : undefined;
  if (!order) return undefined;
  try {
    return await paidPaiseOf(order, deps);
  } catch (error) {
    // The late completion is recorded all the same.
    if (error instanceof ProviderUnavailable) return undefined;
    throw error;
  }
}

/**
 * What was paid for an order, in paise; 0 if nothing was. The provider is asked unless the order is paid
 * and another amount was never found. Throws what the provider throws.
 */
export async function paidPaiseOf(
  order: Order,
  { db, provider }: Pick<PaymentCheckDeps, 'db' | 'provider'>,
): Promise<number> {
  const isInDoubt =
    !rulesOf(order.state).isPaid ||
    (await hasHappened(db, order.id, 'OtherAmountFound')) ||
    (await wasFlagged(db, order.id, flagReasons.amount));
  if (!isInDoubt) return order.amountPaise;
  const found = await provider.findPayment(order.id);
  return found.state === 'completed' ? found.amountPaise : 0;
}
