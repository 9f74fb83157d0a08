import { fill } from './fill.ts';

// No zod here: the checkout and the budget page run in the browser.

/** Names of counts. */
export const countNames = [
  'boards',
  'width',
  'height',
  'vehicles',
  'days',
  'designs',
  'videos',
  'months',
  'years',
  'times',
] as const;

/** Name of a count. */
export type CountName = (typeof countNames)[number];

/** Breakdown of a quantity: 3 days × 2 vehicles, or 20 × 10 ft. The product is the quantity (unitsOf). */
export type Counts = Partial<Record<CountName, number>>;

/** `counts` in content/{language}/payment.yaml. */
export interface CountLabels {
  /** After the number 1. */
  one: Record<CountName, string>;
  /** After other numbers. */
  many: Record<CountName, string>;
  /** For width and height. */
  size: string;
}

/** Sides are measured in hundredths of a foot, so that areas are computed in whole numbers. */
const hundredths = (number: number) => Math.round(number * 100);

/** The product, rounded up to whole units, as printers charge. */
export const unitsOf = (...numbers: number[]): number =>
  Math.ceil(
    numbers.reduce((product, number) => product * hundredths(number), 1) / 100 ** numbers.length,
  );

const isSide = (name: string): boolean => name === 'width' || name === 'height';

/**
 * Whether the counts are valid: whole numbers from 1, and sides from 0.01 ft in hundredths. Smaller or finer
 * ones could lower the price.
 */
export function areCounts(counts: Counts): boolean {
  const entries = Object.entries(counts);
  const isCount = ([name, number]: [string, number]): boolean =>
    isSide(name)
      ? number >= 0.01 && Math.abs(number * 100 - hundredths(number)) < 1e-6
      : Number.isSafeInteger(number) && number >= 1;
  return entries.length > 0 && entries.every(isCount);
}

/** Counts of a unit besides `times`. */
const namesByUnit: Record<string, readonly CountName[]> = {
  '/day': ['days', 'vehicles'],
  '/vehicle': ['vehicles'],
  '/design': ['designs'],
  '/video': ['videos'],
  '/month': ['months'],
  '/year': ['years'],
};

/** Counts that a service may have; `longestSide`, in feet, is for one that is sold by size. */
export const countNamesOf = (unit = '', longestSide = 0): readonly string[] => [
  'times',
  ...(longestSide > 0 ? ['boards', 'width', 'height'] : []),
  ...(namesByUnit[unit] ?? []),
];

/** Whether the counts fit the unit: no years for a monthly price, width only with height, no side too long. */
export function countsMatchUnit(counts: Counts, unit = '', longestSide = 0): boolean {
  const { width, height } = counts;
  const isSized = (width === undefined) === (height === undefined);
  const isPrintable = Math.max(width ?? 0, height ?? 0) <= longestSide;
  const names = countNamesOf(unit, longestSide);
  return isSized && isPrintable && Object.keys(counts).every((name) => names.includes(name));
}

/** The counts in the order of `countNames`, sides in whole hundredths: 20.0000000001 becomes 20. */
export const inOrder = (counts: Counts): Counts =>
  Object.fromEntries(
    countNames.flatMap((name) => {
      const { [name]: number } = counts;
      return number === undefined ? [] : [[name, hundredths(number) / 100]];
    }),
  );

/** Whether a value is a count's name. */
export const isCountName = (value: string): value is CountName =>
  (countNames as readonly string[]).includes(value);

/** Counts in words: 3 days × 2 vehicles, or 4 boards × 20 × 10 ft. */
export function describeCounts(counts: Counts, { one, many, size }: CountLabels): string {
  const { width = 0, height = 0 } = counts;
  const words = (Object.entries(counts) as [CountName, number][]).flatMap(([name, number]) => {
    if (name === 'height') return [];
    if (name === 'width') return fill(size, { width, height });
    if (name === 'times') return number > 1 ? `${number}` : [];
    return `${number} ${(number === 1 ? one : many)[name]}`;
  });
  return words.join(' × ');
}
