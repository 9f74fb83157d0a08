import { expect, it } from 'vitest';
import { policyLine } from './refund-policy-line.ts';

const createdAtMs = Date.parse('2026-11-01T12:00:00+05:30');
/** A Monday. */
const paidAtMs = Date.parse('2026-11-16T12:00:00+05:30');
const atNoon = (day: string) => Date.parse(`2026-11-${day}T12:00:00+05:30`);
const paid = { createdAtMs, paidAtMs };

it('says what is granted in money, and when', () => {
  expect(policyLine(paid, 749_900, 0, atNoon('17'))).toBe(
    'By the refund policy (day 1, all fees until day 7): ₹7,499 of ₹7,499\n' +
      'It promises an answer by 2026-11-24, and the money from 2026-11-26 to 2026-12-01\n',
  );
});

it('takes off what was delivered', () => {
  expect(policyLine(paid, 749_900, 200_000, atNoon('17'))).toContain(
    '(day 1, all fees until day 7, ₹2,000 delivered): ₹5,499 of ₹7,499\n',
  );
});

it('grants credit instead of money later', () => {
  expect(policyLine(paid, 749_900, 200_000, atNoon('24'))).toContain(
    ', ₹2,000 delivered): ₹2,749.50 of ₹7,499 as credit against other work, no money\n',
  );
});

it('counts from the making of an order whose paying was not noted', () => {
  expect(policyLine({ createdAtMs, paidAtMs: null }, 749_900, 0, atNoon('17'))).toContain(
    '(day 16, all fees until day 7): ',
  );
});
