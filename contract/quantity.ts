import { areCounts, unitsOf } from './counts.ts';
import { groupDigits } from './money.ts';

// No zod here: the checkout runs in the browser.

/** Quantities of one order: `least`, `least` + `step` and so on, up to `most`. */
export interface QuantityLimits {
  least: number;
  most: number;
  step: number;
  /** Longest side in feet, if the payer may enter width and height. */
  longestSide?: number | undefined;
}

/** For services such as a logo or a website. */
export const singleQuantity: QuantityLimits = { least: 1, most: 1, step: 1 };

/** Whether an order may have this quantity. */
export const isQuantity = (quantity: number, { least, most, step }: QuantityLimits): boolean =>
  Number.isSafeInteger(quantity) &&
  quantity >= least &&
  quantity <= most &&
  (quantity - least) % step === 0;

/** The valid quantities: 1, or 1–30, or 10, 15 … 100. */
export function formatLimits({ least, most, step }: QuantityLimits): string {
  const [first, second, last] = [groupDigits(least), groupDigits(least + step), groupDigits(most)];
  if (least === most) return first;
  return step === 1 ? `${first}–${last}` : `${first}, ${second} … ${last}`;
}

/** The area in whole square feet, rounded up; undefined if a side is invalid or too long. */
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
