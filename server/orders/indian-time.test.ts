import { expect, it } from 'vitest';
import { indianDayStart, indianTime, indianTimeWithZone } from './indian-time.ts';

const newYearMs = Date.parse('2025-12-31T18:30:00Z');

it('shows the time of India, whatever the zone of the machine', () => {
  expect(indianTime(newYearMs)).toBe('2026-01-01 00:00:00');
  expect(indianTimeWithZone(newYearMs - 1_000)).toBe('2025-12-31 23:59:59 IST');
});

it('knows when a day begins in India', () => {
  expect(indianDayStart('2026-01-01')).toBe(newYearMs);
  expect(indianDayStart('2028-02-29')).toBeDefined();
});

it.each([
  '2026-02-30',
  '2026-13-01',
  '01.01.2026',
  '2026-1-1',
  '2026-01',
  '2026',
  '+12026-01-01',
  '+012026-01-01',
  '2026-01-01 ',
  '2026-01-01T00:00:00+05:30 ',
  'today',
  '',
])('knows no day %j', (day) => {
  expect(indianDayStart(day)).toBeUndefined();
});
