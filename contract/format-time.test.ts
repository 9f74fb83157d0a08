import { expect, it } from 'vitest';
import { clockTime, indianDateTime } from './format-time.ts';

it('formats date and time in India', () => {
  const newYear = Date.UTC(2026, 11, 31, 18, 30);
  expect(indianDateTime(newYear, 'en-IN')).toBe('1 Jan 2027, 12:00 am');
  expect(indianDateTime(newYear + 16 * 3_600_000, 'hi-IN')).toBe('1 जनवरी 2027, शाम 4:00');
});

it.each([
  ['en-IN', '3:45 pm'],
  ['hi-IN', 'दोपहर 3:45'],
])('formats the time of day in %s', (locale, time) => {
  expect(clockTime(Date.UTC(2026, 10, 22, 15, 45), locale, 'UTC')).toBe(time);
});
