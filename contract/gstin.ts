const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN of the taxpayer, number of the registration, a sign that is Z as a rule, check digit. */
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z\d][A-Z\d]$/;

/**
 * The check digit of the first fourteen signs: each has its place among the signs, every second one
 * doubled; the digits of these numbers to the base 36 are added up.
 */
function checkDigit(first: string): string | undefined {
  const sum = [...first].reduce((total, sign, index) => {
    const product = signs.indexOf(sign) * (1 + (index % 2));
    return total + Math.floor(product / signs.length) + (product % signs.length);
  }, 0);
  return signs[(signs.length - (sum % signs.length)) % signs.length];
}

/** Whether it is a GST registration number (GSTIN): fifteen capitals and digits, the last one right. */
export const isGstin = (text: string): boolean =>
  pattern.test(text) && checkDigit(text.slice(0, -1)) === text.slice(-1);

/** A GSTIN as certificates print it, however it was typed: capitals without spaces or hyphens. */
export const normalizeGstin = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
