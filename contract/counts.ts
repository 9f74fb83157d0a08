import { fill } from './fill.ts';

// No zod here: the checkout and the budget page run in the browser.

/** What can be counted of a service. */
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

/** A thing that is counted. */
export type CountName = (typeof countNames)[number];

/**
 * What a quantity is made of: 3 days with 2 vehicles, or a banner of 20 × 10 ft. The numbers multiply to
 * the quantity (unitsOf). Sides are in feet.
 */
export type Counts = Partial<Record<CountName, number>>;

/** Labels of what is counted: content/{language}/payment.yaml, `counts`. */
export interface CountLabels {
  /** After the number 1. */
  one: Record<CountName, string>;
  /** After other numbers. */
  many: Record<CountName, string>;
  /** Of a width and a height. */
  size: string;
}

/** Sides are measured to a hundredth of a foot, so that areas are worked out in whole numbers. */
const hundredths = (number: number) => Math.round(number * 100);

/** How many units these numbers make: whole ones, a part of one rounded up, as for printers. */
export const unitsOf = (...numbers: number[]): number =>
  Math.ceil(
    numbers.reduce((product, number) => product * hundredths(number), 1) / 100 ** numbers.length,
  );

const isSide = (name: string): boolean => name === 'width' || name === 'height';

/**
 * Whether these are counts that can be printed on a receipt: whole numbers from 1, and sides from 0.01 ft in
 * hundredths. A smaller or finer number would shrink the price below what the other counts promise.
 */
export function areCounts(counts: Counts): boolean {
  const entries = Object.entries(counts);
  const isCount = ([name, number]: [string, number]): boolean =>
    isSide(name)
      ? number >= 0.01 && Math.abs(number * 100 - hundredths(number)) < 1e-6
      : Number.isSafeInteger(number) && number >= 1;
  return entries.length > 0 && entries.every(isCount);
}

/** What else than `times` a unit can be made of. */
const namesByUnit: Record<string, readonly CountName[]> = {
  '/day': ['days', 'vehicles'],
  '/vehicle': ['vehicles'],
  '/design': ['designs'],
  '/video': ['videos'],
  '/month': ['months'],
  '/year': ['years'],
};

/** What the quantity of a service can be made of. What is sold by its size has a longest side, in feet. */
export const countNamesOf = (unit = '', longestSide = 0): readonly string[] => [
  'times',
  ...(longestSide > 0 ? ['boards', 'width', 'height'] : []),
  ...(namesByUnit[unit] ?? []),
];

/**
 * Whether these counts say how a quantity of that unit is made up: no years of what is sold by the month, a
 * width only with its height, and no side that is too long, in feet.
 */
export function countsMatchUnit(counts: Counts, unit = '', longestSide = 0): boolean {
  const { width, height } = counts;
  const isSized = (width === undefined) === (height === undefined);
  const isPrintable = Math.max(width ?? 0, height ?? 0) <= longestSide;
  const names = countNamesOf(unit, longestSide);
  return isSized && isPrintable && Object.keys(counts).every((name) => names.includes(name));
}

/** The same counts in the order of `countNames`, whatever order a request had them in. */
export const inOrder = (counts: Counts): Counts =>
  Object.fromEntries(
    countNames.flatMap((name) => (counts[name] === undefined ? [] : [[name, counts[name]]])),
  );

/** Whether a value is a count's name, as those of an address may not be. */
export const isCountName = (value: string): value is CountName =>
  (countNames as readonly string[]).includes(value);

/** A quantity's counts in words: 3 days × 2 vehicles, or 4 boards × 20 × 10 ft. */
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
