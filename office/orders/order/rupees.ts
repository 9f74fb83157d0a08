import { latinDigits } from '#contract/latin-digits.ts';

const amount = /^₹?\s*(\d{1,9}|\d{1,2}(?:,\d\d)*,\d{3})(?:\.(\d{1,2}))?$/;

/** Paise of an unambiguous amount, such as 7499, ₹1,20,000 or 12.50; undefined for others, which the server parses. */
export function typedPaise(text: string): number | undefined {
  const [, whole, fraction = ''] = amount.exec(latinDigits(text.trim())) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Whether two texts are the same amount; ambiguous ones are compared as text. */
export function isSameAmount(one: string, other: string): boolean {
  const [a, b] = [typedPaise(one), typedPaise(other)];
  if (a !== undefined && b !== undefined) return a === b;
  return one.trim() === other.trim();
}

/** An amount as a field holds it: 7499, 12.50. */
export const rupeesText = (paise: number): string =>
  (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);
