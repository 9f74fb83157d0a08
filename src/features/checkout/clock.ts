/**
 * 3:45 pm, दोपहर 3:45. Only English has am and pm; elsewhere Intl keeps them in English, but knows the parts
 * of the day.
 */
const styleOf = (locale: string): { month: 'short' | 'long'; dayPeriod?: 'short' } =>
  locale.startsWith('en') ? { month: 'short' } : { month: 'long', dayPeriod: 'short' };

/** Time of day, by default in the browser's time zone. */
export function clockTime(timeMs: number, locale: string, timeZone?: string): string {
  const { dayPeriod } = styleOf(locale);
  const options = { hour: 'numeric', minute: '2-digit', dayPeriod, timeZone } as const;
  return new Date(timeMs).toLocaleTimeString(locale, options);
}

/** Date and time in India, wherever the reader is. */
export function indianDateTime(timeMs: number, locale: string): string {
  const timeZone = 'Asia/Kolkata';
  const { month } = styleOf(locale);
  const options = { day: 'numeric', month, year: 'numeric', timeZone } as const;
  const date = new Date(timeMs).toLocaleDateString(locale, options);
  return `${date}, ${clockTime(timeMs, locale, timeZone)}`;
}
