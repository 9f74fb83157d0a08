/** India's distance from UTC in ms, all year. */
export const indianOffsetMs = 5.5 * 60 * 60_000;

/** The day of a time in ms since 1970 in India, wherever this runs: 2026-01-31. */
export const indianDay = (timeMs: number): string =>
  new Date(timeMs + indianOffsetMs).toISOString().slice(0, 10);

/** The month of a time in ms since 1970 in India: 2026-01. */
export const indianMonth = (timeMs: number): string => indianDay(timeMs).slice(0, 7);
