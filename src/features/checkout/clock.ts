const isEnglish = (locale: string) => locale.startsWith('en');

/** 3:45 pm, दोपहर 3:45, by default in the browser's time zone. Intl knows am and pm in English alone. */
export function clockTime(timeMs: number, locale: string, timeZone?: string): string {
  const dayPeriod = isEnglish(locale) ? undefined : 'short';
  const options = { hour: 'numeric', minute: '2-digit', dayPeriod, timeZone } as const;
  return new Date(timeMs).toLocaleTimeString(locale, options);
}

/** Date and time in India, wherever the reader is. */
export function indianDateTime(timeMs: number, locale: string): string {
  const timeZone = 'Asia/Kolkata';
  const month = isEnglish(locale) ? 'short' : 'long';
  const options = { day: 'numeric', month, year: 'numeric', timeZone } as const;
  const date = new Date(timeMs).toLocaleDateString(locale, options);
  return `${date}, ${clockTime(timeMs, locale, timeZone)}`;
}
