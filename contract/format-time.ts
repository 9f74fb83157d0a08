/** India's time zone. */
export const indianZone = 'Asia/Kolkata';

const isEnglish = (locale: string) => locale.startsWith('en');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time. Formats are reused, because a phone takes 2 ms to make one. */
export function formatWith(
  timeMs: number,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known.format(timeMs);
}

/** 3:45 pm, दोपहर 3:45, by default in the browser's time zone. Intl knows am and pm in English alone. */
export function clockTime(timeMs: number, locale: string, timeZone?: string): string {
  const dayPeriod = isEnglish(locale) ? undefined : 'short';
  return formatWith(timeMs, locale, { hour: 'numeric', minute: '2-digit', dayPeriod, timeZone });
}

/** 31 Jan, 31 जनवरी, in India; optionally with the year. */
export function indianDate(timeMs: number, locale: string, year?: 'numeric'): string {
  const month = isEnglish(locale) ? 'short' : 'long';
  return formatWith(timeMs, locale, { day: 'numeric', month, year, timeZone: indianZone });
}

/** Date, with the year, and time in India. */
export const indianDateTime = (timeMs: number, locale: string): string =>
  `${indianDate(timeMs, locale, 'numeric')}, ${clockTime(timeMs, locale, indianZone)}`;
