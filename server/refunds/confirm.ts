import { refundRulesOf } from '#contract/refund-states.ts';
import type { PaymentCheckDeps } from '#server/orders/deps.ts';
import { findOrder } from '#server/orders/store.ts';
import {
  type PaymentProvider,
  ProviderUnavailable,
  RefundRefused,
  type RefundStatus,
} from '#server/payments/provider.ts';
import type { Refund } from './refund.ts';
import { applyRefundMove, refundsOf } from './store.ts';

/** How long after a request the provider may still come to know of it. */
const settlingMs = 60 * 60_000;

/**
 * Calls the provider about a refund that has just been stored. A refusal means that the refund failed, as
 * long as this is certainly the first call. If the lease ended before the call (the process slept, or a
 * clock is behind), a server may have sent the same refund. Returns the refund as it then stands. Throws
 * what the provider throws if the outcome is open.
 */
export async function startRefund(refund: Refund, checkDeps: PaymentCheckDeps): Promise<Refund> {
  const ask = async () => {
    try {
      return await checkDeps.provider.startRefund(refund);
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      throw (await isStillLeased(refund, checkDeps)) ? error : asOpen(error);
    }
  };
  return await record(refund, ask, checkDeps);
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
 * Asks the provider about a refund and moves it by the response. One that the provider does not have is
 * sent again under its id, which the provider carries out at most once. A refusal is then believed
 * only after an hour: an earlier request may still be on its way. Only the provider that took the payment
 * is asked: another one knows nothing of the refund, and would refuse it.
 */
export async function confirmRefund(refund: Refund, checkDeps: PaymentCheckDeps): Promise<Refund> {
  const { db, provider, nowMs } = checkDeps;
  if ((await findOrder(db, refund.orderId))?.provider !== provider.name) return refund;
  const isFresh = nowMs() < refund.createdAtMs + settlingMs;
  return await record(
    refund,
    async () => {
      try {
        return await findOrSend(refund, provider);
      } catch (error) {
        throw isFresh ? asOpen(error) : error;
      }
    },
    checkDeps,
  );
}

/** A refusal that is not believed yet; any other error stays what it is. */
const asOpen = (error: unknown): unknown =>
  error instanceof RefundRefused
    ? new ProviderUnavailable(`${error.message}; asked again before it is believed`)
    : error;

async function findOrSend(refund: Refund, provider: PaymentProvider): Promise<RefundStatus> {
  const found = await provider.findRefund(refund);
  if (found.state !== 'unknown') return found;
  if (refund.state === 'requested') return await provider.startRefund(refund);
  throw new Error('the provider does not know a refund that it has accepted');
}

const events = {
  pending: 'RefundAccepted',
  completed: 'RefundCompleted',
  failed: 'RefundFailed',
} as const;

async function record(
  refund: Refund,
  ask: () => Promise<RefundStatus>,
  { db, nowMs, cause, alert }: PaymentCheckDeps,
): Promise<Refund> {
  const found = await ask().catch((error: unknown) => {
    if (!(error instanceof RefundRefused)) throw error;
    const { reason } = error;
    return { state: 'failed', providerRefundId: undefined, reason } as const;
  });
  if (found.state === 'unknown') return refund;
  const { providerRefundId } = found;
  const failureReason = found.state === 'failed' ? found.reason : undefined;
  const move = {
    event: events[found.state],
    cause,
    atMs: nowMs(),
    providerRefundId,
    failureReason,
  };
  const { moved, refund: now } = await applyRefundMove(db, refund, move);
  const { flag } = refundRulesOf(now.state);
  if (moved && flag) alert(refund.orderId, flag);
  return now;
}
