import { latinDigits } from '#contract/latin-digits.ts';
import type { Field } from './fields.ts';

/** Digits with Indian, Western or no grouping. */
const grouped = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** Parses a number such as ₹8,499. Returns the text unchanged if it is not one. */
export function readNumber(text: string): number | string {
  const plain = latinDigits(text).replace(/[\s₹]/g, '');
  return grouped.test(plain) ? Number(plain.replaceAll(',', '')) : text;
}

/** Label of the sentence about a number that cannot be saved. */
export type NumberMistake =
  | 'numberMissing'
  | 'numberUnreadable'
  | 'numberNotWhole'
  | 'numberLow'
  | 'numberHigh';

/** The mistake of a number field's value; undefined if it is valid. */
export function numberMistake(
  { isWhole, least, most }: Extract<Field, { kind: 'number' }>,
  value: unknown,
): NumberMistake | undefined {
  if (value === '' || value === undefined) return 'numberMissing';
  if (typeof value !== 'number') return 'numberUnreadable';
  if (isWhole && !Number.isInteger(value)) return 'numberNotWhole';
  if (least !== undefined && value < least) return 'numberLow';
  return most !== undefined && value > most ? 'numberHigh' : undefined;
}
