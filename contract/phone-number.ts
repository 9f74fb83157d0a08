import { latinDigits } from './latin-digits.ts';

/**
 * The ten digits of an Indian number however it is written, with spaces, hyphens, 0, 91 or +91 before
 * them, in Latin or Hindi digits; anything else as it is, for whoever typed it to correct.
 */
export function tenDigits(phone: string): string {
  const [, digits] =
    /^(?:\+91|91|0)?(\d{10})$/.exec(latinDigits(phone).replace(/[\s().-]/g, '')) ?? [];
  return digits ?? phone;
}
