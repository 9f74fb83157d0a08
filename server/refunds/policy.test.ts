import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultContent } from '#contract/default-language.ts';
import type { Order } from '#server/orders/order.ts';
import { policyGrant, refundPolicy } from './policy.ts';

const policyText = readFileSync(`${defaultContent}/policies/refund-policy.md`, 'utf8');
/** A Monday, half past eleven at night in India. */
const paidAtMs = Date.parse('2026-11-16T23:30:00+05:30');
const order = { createdAtMs: paidAtMs, paidAtMs } as Order;
const on = (day: string) => Date.parse(`2026-${day}T12:00:00+05:30`);

const grant = (day: string, deliveredPaise = 0, refundedPaise = 0) => {
  const plan = { order, paidPaise: 1_000_000, refundedPaise };
  const { kind, amountPaise } = policyGrant(plan, deliveredPaise, on(day));
  return [kind, amountPaise];
};

describe('policyGrant', () => {
  it('works out the example of the policy', () => {
    const text = policyText.replace(/\s+/g, ' ');
    expect(text).toContain('₹10,000. You cancel on the fifth day.');
    expect(text).toContain('worth ₹2,000. You get ₹8,000 back.');
    expect(grant('11-21', 200_000)).toEqual(['money', 800_000]);
  });

  it.each([
    ['on the day of paying', '11-16', 0, ['money', 1_000_000]],
    ['on the seventh day', '11-23', 0, ['money', 1_000_000]],
    ['on the seventh day, all delivered', '11-23', 1_000_000, ['money', 0]],
    ['more delivered than paid', '11-17', 1_200_000, ['money', 0]],
    ['on the eighth day', '11-24', 0, ['credit', 500_000]],
    ['on the eighth day, some delivered', '11-24', 200_001, ['credit', 399_999]],
    ['just below half of the work', '12-30', 499_999, ['credit', 250_000]],
    ['half of the work', '11-24', 500_000, ['nothing', 0]],
    ['all of the work', '11-24', 1_000_000, ['nothing', 0]],
  ])('%s', (_when, day, delivered, granted) => {
    expect(grant(day, delivered)).toEqual(granted);
  });

  it.each([
    ['some of it', '11-21', 500_000, ['money', 300_000]],
    ['all of it', '11-21', 800_000, ['money', 0]],
    ['more', '11-21', 900_000, ['money', 0]],
    ['some of the credit', '11-24', 300_000, ['credit', 100_000]],
  ])('grants nothing twice: %s was refunded', (_what, day, refunded, granted) => {
    expect(grant(day, 200_000, refunded)).toEqual(granted);
  });

  it('counts days as a calendar in India does, and business days without weekends', () => {
    const nowMs = Date.parse('2026-11-20T00:10:00+05:30');
    const plan = { order, paidPaise: 100, refundedPaise: 0 };
    expect(policyGrant(plan, 0, nowMs)).toMatchObject({
      day: 4,
      // From a Friday.
      answerBy: '2026-11-27',
      creditedFrom: '2026-12-01',
      creditedBy: '2026-12-04',
    });
  });

  it('has the figures of the published policy', () => {
    const { creditPercent, creditedDays, fullDays, reviewDays } = refundPolicy;
    expect(policyText).toContain(`| Within ${fullDays} days of`);
    expect(policyText).toContain(`| ${creditPercent}% of the remaining fees, as credit |`);
    expect(policyText).toContain(`in ${reviewDays} business days`);
    expect(policyText).toContain(`in ${creditedDays.from}-${creditedDays.to} business days`);
  });
});
