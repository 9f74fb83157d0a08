import { randomBytes, randomInt } from 'node:crypto';

/** Crockford's base 32, which sorts like the numbers. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 45 bits of milliseconds reach to the year 3084. */
const timeDigits = 9;
const randomDigits = 11;

/** A new order id (orderIdPattern). */
export const newOrderId = (nowMs: number): string => `BAW-${timeSorted(nowMs)}`;

/** A new refund id. */
export const newRefundId = (nowMs: number): string => `RF-${timeSorted(nowMs)}`;

/**
 * Nine digits of time, by which ids sort, and 55 random bits: 256 is a multiple of 32, so all digits are equally
 * likely.
 */
function timeSorted(nowMs: number): string {
  const weights = Array.from({ length: timeDigits }, (_, place) => 32 ** (timeDigits - 1 - place));
  const time = weights.map((value) => digits[Math.floor(nowMs / value) % 32]);
  const random = Array.from(randomBytes(randomDigits), (byte) => digits[byte % 32]);
  return [...time, ...random].join('');
}

/** Characters of a code: no vowels, which could form words, and none that look or sound alike. */
export const codeCharacters = '23456789CFHJKMPQRWX';
const codePattern = new RegExp(`^([${codeCharacters}]{3})[ -]?([${codeCharacters}]{3})$`, 'i');

const codeGroup = () =>
  Array.from({ length: 3 }, () => codeCharacters[randomInt(codeCharacters.length)]).join('');

/** A new order code to read out on the phone, such as K7M-2QP. Another order may have it. */
export const newOrderCode = (): string => `${codeGroup()}-${codeGroup()}`;

/** Parses an order code in any case, with or without its dash; undefined if it is not one. */
export function readOrderCode(text: string): string | undefined {
  return codePattern.exec(text.trim())?.slice(1).join('-').toUpperCase();
}
