import { clockTime, formatWith, indianDate, indianZone } from '#contract/format-time.ts';
import { indianDay } from '#contract/indian-day.ts';

// Days and times are India's, wherever the reader is.

/** 3:45 pm, दोपहर 3:45. */
export const formatTime = (timeMs: number, locale: string): string =>
  clockTime(timeMs, locale, indianZone);

/** 31 Jan, 31 जनवरी; with the year unless it is the current one. */
export function formatDay(timeMs: number, locale: string, nowMs = Date.now()): string {
  const isThisYear = indianDay(timeMs).slice(0, 4) === indianDay(nowMs).slice(0, 4);
  return indianDate(timeMs, locale, isThisYear ? undefined : 'numeric');
}

/** The time alone today, otherwise the day and the time. */
export function formatMoment(timeMs: number, locale: string, nowMs = Date.now()): string {
  const time = formatTime(timeMs, locale);
  if (indianDay(timeMs) === indianDay(nowMs)) return time;
  return `${formatDay(timeMs, locale, nowMs)}, ${time}`;
}

/** A month such as 2026-01 in words: January 2026. */
export function formatMonth(month: string, locale: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: indianZone } as const;
  return formatWith(Date.parse(`${month}-15T00:00:00Z`), locale, options);
}

/** The month `count` months later, or earlier if it is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 15)).toISOString().slice(0, 7);
}
