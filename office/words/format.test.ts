import { expect, it } from 'vitest';
import { addMonths, formatDay, formatMoment, formatMonth } from './format.ts';

const at = (time: string) => Date.parse(time);
const noon = at('2026-11-26T12:00:00+05:30');

it.each([
  ['2026-11-26T00:10:00+05:30', '12:10 am'],
  ['2026-11-25T23:50:00+05:30', '25 Nov, 11:50 pm'],
  ['2025-11-26T12:00:00+05:30', '26 Nov 2025, 12:00 pm'],
])('%s reads as %s', (time, words) => {
  expect(formatMoment(at(time), 'en-IN', noon)).toBe(words);
});

it('is in Hindi with Latin digits', () => {
  expect(formatDay(at('2026-01-31T09:00:00+05:30'), 'hi-IN', noon)).toBe('31 जनवरी');
  expect(formatMonth('2026-01', 'hi-IN')).toBe('जनवरी 2026');
});

it.each([
  ['2026-01', -1, '2025-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-03', -14, '2025-01'],
])('from %s by %i months is %s', (month, count, other) => {
  expect(addMonths(month, count)).toBe(other);
});
