import { refundRulesOf } from '#contract/refund-states.ts';
import type { PaymentCheckDeps } from '#server/orders/deps.ts';
import { wasFlagged } from '#server/orders/history.ts';
import { addFlag } from '#server/orders/notes.ts';
import type { Refund } from '#server/refunds/refund.ts';
import { refundsOf } from '#server/refunds/store.ts';

/** The flag of such orders (docs/operations.md, Alerts). */
export const refundOverdueFlag = 'refund_overdue';

/**
 * Flags the order of a refund that is under way for longer than the provider takes, and alerts staff: once
 * for each refund, even after somebody has resolved the flag.
 */
export async function flagOverdue(
  { id, orderId, createdAtMs }: Refund,
  { db, provider, nowMs, cause, alert }: PaymentCheckDeps,
): Promise<void> {
  const atMs = nowMs();
  if (atMs - createdAtMs < provider.longestRefundMs) return;
  const refund = (await refundsOf(db, orderId)).find((one) => one.id === id);
  if (!refund || !refundRulesOf(refund.state).isUnderWay) return;
  if (await wasFlagged(db, orderId, refundOverdueFlag, createdAtMs)) return;
  alert(orderId, refundOverdueFlag);
  await addFlag(db, orderId, { flag: refundOverdueFlag, cause, atMs });
}
