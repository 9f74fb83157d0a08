import { indianDay } from '#contract/indian-day.ts';

// Days and times are India's, wherever the reader is.
const timeZone = 'Asia/Kolkata';

const isEnglish = (locale: string) => locale.startsWith('en');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a time. A format takes a phone 2 ms to make, and a list has many times of few formats. */
function format(timeMs: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known.format(timeMs);
}

/** 3:45 pm, दोपहर 3:45. Intl knows am and pm in English alone. */
export function formatTime(timeMs: number, locale: string): string {
  const dayPeriod = isEnglish(locale) ? undefined : 'short';
  return format(timeMs, locale, { hour: 'numeric', minute: '2-digit', dayPeriod, timeZone });
}

/** 31 Jan, 31 जनवरी; with the year unless it is the current one. */
export function formatDay(timeMs: number, locale: string, nowMs = Date.now()): string {
  const month = isEnglish(locale) ? 'short' : 'long';
  const isThisYear = indianDay(timeMs).slice(0, 4) === indianDay(nowMs).slice(0, 4);
  const year = isThisYear ? undefined : 'numeric';
  return format(timeMs, locale, { day: 'numeric', month, year, timeZone });
}

/** The time alone today, otherwise the day and the time. */
export function formatMoment(timeMs: number, locale: string, nowMs = Date.now()): string {
  const time = formatTime(timeMs, locale);
  if (indianDay(timeMs) === indianDay(nowMs)) return time;
  return `${formatDay(timeMs, locale, nowMs)}, ${time}`;
}

/** Day, year and time, for what is printed. */
export function formatDateTime(timeMs: number, locale: string): string {
  const month = isEnglish(locale) ? 'short' : 'long';
  const day = format(timeMs, locale, { day: 'numeric', month, year: 'numeric', timeZone });
  return `${day}, ${formatTime(timeMs, locale)}`;
}

/** A month such as 2026-01 in words: January 2026. */
export function formatMonth(month: string, locale: string): string {
  const options = { month: 'long', year: 'numeric', timeZone } as const;
  return format(Date.parse(`${month}-15T00:00:00Z`), locale, options);
}

/** The month that many months later, or earlier if it is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 15)).toISOString().slice(0, 7);
}
