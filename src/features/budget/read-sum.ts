import { latinDigits } from '#contract/latin-digits.ts';

/** Smallest and largest sum for which plans are worked out, in paise. */
export const sumLimits = { least: 50_000, most: 100_000_000 };

/**
 * A typed sum of whole rupees, in paise: ₹25,000, 25 000, Rs. 25000/- or २५०००. Undefined if it is not
 * a number within the limits.
 */
export function readSum(typed: string): number | undefined {
  const figures = latinDigits(typed).replace(/^\s*(?:₹|rs\.?)|\/-\s*$|[\s,]/gi, '');
  // NaN, which is within no limits, if it is not a number.
  const paise = Number(/^\d+$/.exec(figures)?.[0]) * 100;
  return paise >= sumLimits.least && paise <= sumLimits.most ? paise : undefined;
}
