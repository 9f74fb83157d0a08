import { expect, it } from 'vitest';
import { indianDay, indianMonth } from './indian-day.ts';

const midnightMs = Date.parse('2026-01-31T18:30:00Z');

it('begins the day and the month at midnight in India', () => {
  expect([indianDay(midnightMs - 1), indianMonth(midnightMs - 1)]).toEqual([
    '2026-01-31',
    '2026-01',
  ]);
  expect([indianDay(midnightMs), indianMonth(midnightMs)]).toEqual(['2026-02-01', '2026-02']);
});
