import { sumLimits } from './sum-limits.ts';

const zeroOfDevanagari = 0x966;

/**
 * A typed sum of whole rupees, in paise: ₹25,000, 25 000, Rs. 25000/- or २५०००. Undefined where it is no
 * such figure, or outside the limits.
 */
export function readSum(typed: string): number | undefined {
  const figures = typed
    .replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - zeroOfDevanagari}`)
    .replace(/^\s*(?:₹|rs\.?)|\/-\s*$|[\s,]/gi, '');
  const paise = /^\d+$/.test(figures) ? Number(figures) * 100 : Number.NaN;
  return paise >= sumLimits.least && paise <= sumLimits.most ? paise : undefined;
}
