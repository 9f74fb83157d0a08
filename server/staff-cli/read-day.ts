import { dayMs, indianDayStart, indianTime } from '#server/orders/indian-time.ts';
import { StaffError } from './staff-error.ts';

/** 2026-11-21. */
const yearFirst = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/;
/** 21-11-2026, the day first, as India writes it. */
const dayFirst = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/;

/**
 * When a day begins in India, in ms since 1970. `option` names it in the StaffError for a day that
 * there is not, that can be read in two ways, or of a later year.
 */
function readDay(option: string, text: string, nowMs: number): number {
  const today = indianTime(nowMs).slice(0, 10);
  const startMs = indianDayStart(toIsoDay(text.trim().toLowerCase(), today, nowMs));
  if (startMs === undefined) {
    throw new StaffError(
      `--${option} wants a day: today, yesterday, 21-11-2026, 21/11/2026 or 2026-11-21, not "${text}"`,
    );
  }
  const year = indianTime(startMs).slice(0, 4);
  if (year > today.slice(0, 4)) {
    throw new StaffError(`--${option} ${text} lies in the future: today is ${today}`);
  }
  return startMs;
}

function toIsoDay(text: string, today: string, nowMs: number): string {
  if (text === 'today') return today;
  if (text === 'yesterday') return indianTime(nowMs - dayMs).slice(0, 10);
  const parts = (yearFirst.exec(text) ?? dayFirst.exec(text))?.groups;
  if (!parts) return '';
  const { year, month = '', day = '' } = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The days of two options, both included: from ms, and before ms. Throws a StaffError. */
export function readDays<Name extends string>(
  options: { [name in Name]?: string | undefined },
  from: Name,
  to: Name,
  nowMs: number,
): { fromMs: number | undefined; toMs: number | undefined } {
  const [first, last] = [options[from], options[to]];
  const fromMs = first === undefined ? undefined : readDay(from, first, nowMs);
  const lastMs = last === undefined ? undefined : readDay(to, last, nowMs);
  if (fromMs !== undefined && fromMs > nowMs) {
    throw new StaffError(`--${from} ${first} lies in the future`);
  }
  if (fromMs !== undefined && lastMs !== undefined && lastMs < fromMs) {
    throw new StaffError(`--${to} ${last} is before --${from} ${first}`);
  }
  return { fromMs, toMs: lastMs === undefined ? undefined : lastMs + dayMs };
}
