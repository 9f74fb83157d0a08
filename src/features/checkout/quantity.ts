import type { Counts } from '#contract/counts.ts';
import { latinDigits } from '#contract/latin-digits.ts';
import { squareFeet } from '#contract/quantity.ts';

/** Width and height of a banner in feet, as typed. */
export interface Sides {
  width: string;
  height: string;
}

/** No size typed. */
export const noSides: Sides = { width: '', height: '' };

/** Whether a side is typed, so that the size determines the quantity. */
export const hasInput = ({ width, height }: Sides): boolean => width !== '' || height !== '';

/** Parses digits of any script and grouping: 1,200 and १,२०० are 1200. Anything else is NaN. */
export function parseNumber(text: string): number {
  const digits = latinDigits(text).trim();
  return /^[\d,]+$/.test(digits) ? Number(digits.replace(/,/g, '')) : Number.NaN;
}

const toFeet = (side: string) => Number(latinDigits(side));

/** Whether a side is not a length that can be printed. */
export const isSideInvalid = (side: string, longestSide = 0): boolean =>
  squareFeet(toFeet(side), 1, longestSide) === undefined;

/** Two sides as numbers, in feet. */
export const toCounts = ({ width, height }: Sides): Counts => ({
  width: toFeet(width),
  height: toFeet(height),
});

/** Square feet of two sides; undefined where one is missing or invalid. */
export const areaOf = ({ width, height }: Sides, longestSide = 0): number | undefined =>
  squareFeet(toFeet(width), toFeet(height), longestSide);
