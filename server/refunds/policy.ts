import { indianDay } from '#contract/indian-day.ts';
import { dayMs, indianDayStart } from '#server/orders/indian-time.ts';
import type { RefundPlan } from './plan.ts';

/** The figures of content/en/policies/refund-policy.md. */
export const refundPolicy = {
  /** Days after payment within which the whole amount is refunded. */
  fullDays: 7,
  /** Credit after that, while less than half of the work is complete. */
  creditPercent: 50,
  halfComplete: 0.5,
  /** Business days to answer a request. */
  reviewDays: 5,
  /** Business days to credit an approved refund, as staff and payers read it. */
  creditedDays: { from: 7, to: 10 },
};

/**
 * What the policy grants, net of what was refunded already: until the seventh day all but the delivered work, then half
 * of the rest as credit, which is set against other work, until half of the work is complete, then nothing. The value
 * of the delivered work says how much is complete.
 */
export function policyGrant(
  { order, paidPaise, refundedPaise }: Omit<RefundPlan, 'amountPaise'>,
  deliveredPaise: number,
  nowMs: number,
) {
  const { creditPercent, creditedDays, fullDays, halfComplete, reviewDays } = refundPolicy;
  const paidAtMs = order.paidAtMs ?? order.createdAtMs;
  const day = Math.round((dayStart(nowMs) - dayStart(paidAtMs)) / dayMs);
  const grant = (kind: 'money' | 'credit' | 'nothing', grantedPaise: number) => ({
    kind,
    amountPaise: Math.max(0, grantedPaise - refundedPaise),
    /** Days since the payment, which was made on day 0. */
    day,
    answerBy: businessDayAfter(nowMs, reviewDays),
    creditedFrom: businessDayAfter(nowMs, creditedDays.from),
    creditedBy: businessDayAfter(nowMs, creditedDays.to),
  });
  const restPaise = Math.max(0, paidPaise - deliveredPaise);
  if (day <= fullDays) return grant('money', restPaise);
  if (deliveredPaise >= paidPaise * halfComplete) return grant('nothing', 0);
  return grant('credit', Math.floor((restPaise * creditPercent) / 100));
}

const dayStart = (timeMs: number): number => indianDayStart(indianDay(timeMs)) ?? timeMs;

/** Monday to Friday: the policy names no holidays. */
function businessDayAfter(timeMs: number, days: number): string {
  let noonMs = dayStart(timeMs) + dayMs / 2;
  for (let left = days; left > 0; ) {
    noonMs += dayMs;
    const weekday = new Date(noonMs).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return indianDay(noonMs);
}
