import type { Counts } from '#contract/counts.ts';
import { latinDigits } from '#contract/latin-digits.ts';
import { squareFeet } from '#contract/quantity.ts';

/** Width and height of a banner in feet, as typed. */
export interface Sides {
  width: string;
  height: string;
}

/** Nothing typed yet. */
export const noSides: Sides = { width: '', height: '' };

/** Whether a side has been typed, so that the size counts and not the number. */
export const isBegun = ({ width, height }: Sides): boolean => width !== '' || height !== '';

/** Digits as people write them: 1,200 is 1200, and so is १,२००. Anything else is no number. */
export function numberIn(text: string): number {
  const digits = latinDigits(text).trim();
  return /^[\d,]+$/.test(digits) ? Number(digits.replace(/,/g, '')) : Number.NaN;
}

const feetIn = (side: string) => Number(latinDigits(side));

/** Whether a side is no length that can be printed. */
export const isSideWrong = (side: string, longestSide = 0): boolean =>
  squareFeet(feetIn(side), 1, longestSide) === undefined;

/** Two sides as numbers, in feet. */
export const sizeOf = ({ width, height }: Sides): Counts => ({
  width: feetIn(width),
  height: feetIn(height),
});

/** The square feet that two sides make; undefined where one is missing or wrong. */
export const areaOf = ({ width, height }: Sides, longestSide = 0): number | undefined =>
  squareFeet(feetIn(width), feetIn(height), longestSide);
