import { expect, it } from 'vitest';
import { retentionSchema } from './payment-labels.ts';

const rest = { sample: true, title: 'For how long', text: '{unpaidDays} days, {paidYears} years' };

it.each([
  [1, 31],
  [8, 90],
  [50, 3650],
])('details may be kept for %i years, or %i days', (paidYears, unpaidDays) => {
  expect(retentionSchema.parse({ ...rest, paidYears, unpaidDays })).toMatchObject({
    paidYears,
    unpaidDays,
  });
});

it.each([
  { paidYears: 0, unpaidDays: 90 },
  { paidYears: 51, unpaidDays: 90 },
  { paidYears: 8, unpaidDays: 30 },
  { paidYears: 8, unpaidDays: 3651 },
  { paidYears: 8 },
  { paidYears: 8, unpaidDays: 90, forever: true },
])('refuses %j', (retention) => {
  expect(retentionSchema.safeParse({ ...rest, ...retention }).success).toBe(false);
});
