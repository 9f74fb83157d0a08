import { latinDigits } from './latin-digits.ts';

/** The ten digits of an Indian number, without 0, 91, +91 and separators; other texts stay as they are. */
export function tenDigits(phone: string): string {
  const [, digits] =
    /^(?:\+91|91|0)?(\d{10})$/.exec(latinDigits(phone).replace(/[\s().-]/g, '')) ?? [];
  return digits ?? phone;
}
