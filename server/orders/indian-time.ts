const zone = 'Asia/Kolkata';

/** A day in ms; in India every day has 24 hours. */
export const dayMs = 24 * 60 * 60_000;

/** Sweden writes dates as 2026-01-31 and times as 23:59:00. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A time in ms since 1970 as a clock in India shows it, without the zone: 2026-01-31 23:59:00. */
export const indianTime = (timeMs: number): string => clock.format(timeMs);

/** A time in India with its zone, for where no heading names it: 2026-01-31 23:59:00 IST. */
export const indianTimeWithZone = (timeMs: number): string => `${indianTime(timeMs)} IST`;

/** When a day such as 2026-01-31 begins in India, in ms since 1970; undefined if there is none. */
export function indianDayStart(day: string): number | undefined {
  const startMs = Date.parse(`${day}T00:00:00+05:30`);
  // Date.parse takes the 30th of February for a day of March, and 2026-01 for its first day.
  const isDay = !Number.isNaN(startMs) && indianTime(startMs).startsWith(`${day} `);
  return isDay ? startMs : undefined;
}
