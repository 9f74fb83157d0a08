const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** State, PAN, registration number, usually Z, check digit. */
const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z\d][A-Z\d]$/;

/** Luhn's algorithm in base 36: every second digit is doubled, and the digits of the products are added. */
function checkDigit(first: string): string | undefined {
  const sum = [...first].reduce((total, sign, index) => {
    const product = digits.indexOf(sign) * (1 + (index % 2));
    return total + Math.floor(product / digits.length) + (product % digits.length);
  }, 0);
  return digits[(digits.length - (sum % digits.length)) % digits.length];
}

/** Whether it is a GST registration number (GSTIN) with a correct check digit. */
export const isGstin = (text: string): boolean =>
  pattern.test(text) && checkDigit(text.slice(0, -1)) === text.slice(-1);
