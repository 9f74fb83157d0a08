import { areCounts, unitsOf } from './counts.ts';
import { groupDigits } from './money.ts';

// No zod here: the checkout runs in the browser.

/** How many units of a service one order may have: `least`, `least` + `step` and so on, up to `most`. */
export interface QuantityLimits {
  least: number;
  most: number;
  step: number;
  /** Longest side in feet, where the quantity may be given as width and height (squareFeet). */
  longestSide?: number | undefined;
}

/** Of a service that is sold once in an order: a logo, a website. */
export const onlyOne: QuantityLimits = { least: 1, most: 1, step: 1 };

/** Whether an order may have that many units. */
export const isQuantity = (quantity: number, { least, most, step }: QuantityLimits): boolean =>
  Number.isSafeInteger(quantity) &&
  quantity >= least &&
  quantity <= most &&
  (quantity - least) % step === 0;

/** The quantities that may be chosen, in figures: 1, or 1–30, or 10, 15 … 100. */
export function formatLimits({ least, most, step }: QuantityLimits): string {
  const [first, second, last] = [groupDigits(least), groupDigits(least + step), groupDigits(most)];
  if (least === most) return first;
  return step === 1 ? `${first}–${last}` : `${first}, ${second} … ${last}`;
}

/**
 * The area that is paid for: whole square feet, for printers round a part of one up. Undefined where a
 * side is no number of feet from 0.01 to the longest side.
 */
export function squareFeet(
  widthFeet: number,
  heightFeet: number,
  longestSide: number,
): number | undefined {
  const sides = [widthFeet, heightFeet];
  const isSheet =
    areCounts({ width: widthFeet, height: heightFeet }) &&
    sides.every((feet) => feet <= longestSide);
  return isSheet ? unitsOf(...sides) : undefined;
}
