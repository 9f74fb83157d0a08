import { indianDay, indianOffsetMs } from '#contract/indian-day.ts';

/** A day in ms; in India every day has 24 hours. */
export const dayMs = 24 * 60 * 60_000;

/** Formats ms since 1970 as Indian time, without the zone: 2026-01-31 23:59:00. */
export const indianTime = (timeMs: number): string =>
  new Date(timeMs + indianOffsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** Formats ms since 1970 as Indian time, with the zone: 2026-01-31 23:59:00 IST. */
export const indianTimeWithZone = (timeMs: number): string => `${indianTime(timeMs)} IST`;

/** When a day such as 2026-01-31 begins in India, in ms since 1970; undefined if it does not exist. */
export function indianDayStart(day: string): number | undefined {
  const startMs = Date.parse(`${day}T00:00:00+05:30`);
  // Date.parse also accepts 2026-02-30 and 2026-01.
  return !Number.isNaN(startMs) && indianDay(startMs) === day ? startMs : undefined;
}
