import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, and in the order of the character codes. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 45 bits of milliseconds reach to the year 3084. */
const timeDigits = 9;
const randomDigits = 11;

/**
 * A new order id that fits orderIdPattern of contract/checkout-rules.ts: nine digits of time, so that ids
 * sort by time, and 55 random bits, so that nobody guesses another payer's.
 */
export function newOrderId(nowMs: number = Date.now()): string {
  return `BAW-${encodeTime(nowMs)}${encodeRandom()}`;
}

/** A new refund id, made in the same way; the provider never sees one twice. */
export const newRefundId = (nowMs: number): string => `RF-${encodeTime(nowMs)}${encodeRandom()}`;

function encodeTime(nowMs: number): string {
  const places = Array.from({ length: timeDigits }, (_, place) => 32 ** (timeDigits - 1 - place));
  return places.map((value) => digits[Math.floor(nowMs / value) % 32]).join('');
}

/** A byte has eight times as many values as a digit, so that no digit is more likely. */
function encodeRandom(): string {
  return Array.from(randomBytes(randomDigits), (byte) => digits[byte % 32]).join('');
}
