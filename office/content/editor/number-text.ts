import { latinDigits } from '#contract/latin-digits.ts';
import type { Field } from './fields.ts';

/** Grouped the Indian or the Western way, or not at all. */
const grouped = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** The number that somebody means, such as ₹8,499; the text as it is if it is none. */
export function readNumber(text: string): number | string {
  const plain = latinDigits(text).replace(/[\s₹]/g, '');
  return grouped.test(plain) ? Number(plain.replaceAll(',', '')) : text;
}

/** What is wrong with a number, by the name of its sentence. */
export type NumberMistake =
  | 'numberMissing'
  | 'numberUnreadable'
  | 'numberNotWhole'
  | 'numberLow'
  | 'numberHigh';

/** Why a value is not what a number field takes; undefined if it is. */
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
