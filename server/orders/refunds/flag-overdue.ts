import { refundRulesOf } from '#contract/refund-states.ts';
import type { Confirmation } from '../confirmation.ts';
import { hasBeenRaised } from '../order-history.repository.ts';
import { raiseAttention } from '../order-notes.repository.ts';
import type { Refund } from './refund.ts';
import { refundsOf } from './refunds.repository.ts';

/** The flag of such orders (docs/operations.md, Alerts). */
export const refundOverdue = 'refund_overdue';

/**
 * Flags the order of a refund that is under way for longer than the provider takes, and alerts staff: once
 * for each refund, even after somebody has resolved the flag.
 */
export async function flagOverdue(
  { id, orderId, createdAtMs }: Refund,
  { db, provider, nowMs, cause, alert }: Confirmation,
): Promise<void> {
  const atMs = nowMs();
  if (atMs - createdAtMs < provider.longestRefundMs) return;
  const refund = (await refundsOf(db, orderId)).find((one) => one.id === id);
  if (!refund || !refundRulesOf(refund.state).isUnderWay) return;
  if (await hasBeenRaised(db, orderId, refundOverdue, createdAtMs)) return;
  alert(orderId, refundOverdue);
  await raiseAttention(db, orderId, { attention: refundOverdue, cause, atMs });
}
