import { latinDigits } from '#contract/latin-digits.ts';
import { sumLimits } from './sum-limits.ts';

/**
 * A typed sum of whole rupees, in paise: ₹25,000, 25 000, Rs. 25000/- or २५०००. Undefined where it is no
 * such figure, or outside the limits.
 */
export function readSum(typed: string): number | undefined {
  const figures = latinDigits(typed).replace(/^\s*(?:₹|rs\.?)|\/-\s*$|[\s,]/gi, '');
  // NaN, which is within no limits, where it is no figure.
  const paise = Number(/^\d+$/.exec(figures)?.[0]) * 100;
  return paise >= sumLimits.least && paise <= sumLimits.most ? paise : undefined;
}
