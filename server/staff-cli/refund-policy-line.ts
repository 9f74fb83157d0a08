import { formatPaise } from '#contract/money.ts';
import type { Order } from '#server/orders/order.ts';
import { policyGrant, refundPolicy } from '#server/refunds/policy.ts';

/** What the refund policy grants, as a person reads it before money moves. */
export function policyLine(
  { createdAtMs, paidAtMs }: Pick<Order, 'createdAtMs' | 'paidAtMs'>,
  paidPaise: number,
  deliveredPaise: number,
  nowMs: number,
): string {
  const grant = policyGrant({
    paidPaise,
    deliveredPaise,
    paidAtMs: paidAtMs ?? createdAtMs,
    nowMs,
  });
  const { amountPaise, answerBy, creditedBy, creditedFrom, day, kind } = grant;
  const sums = `${formatPaise(amountPaise)} of ${formatPaise(paidPaise)}`;
  const when = `day ${day}, all fees until day ${refundPolicy.fullDays}`;
  const delivered = deliveredPaise > 0 ? `, ${formatPaise(deliveredPaise)} delivered` : '';
  const share = kind === 'credit' ? ` as credit against other work, no money` : '';
  return [
    `By the refund policy (${when}${delivered}): ${sums}${share}`,
    `It promises an answer by ${answerBy}, and the money from ${creditedFrom} to ${creditedBy}`,
    '',
  ].join('\n');
}
