import { latinDigits } from '#contract/latin-digits.ts';
import { formatPaise } from '#contract/money.ts';
import { oneLine } from '#server/orders/order-item.ts';

/** Rupees without grouping, or grouped as India or the West does: 123456, 1,23,456, 123,456. */
const rupees = /(?:\d{1,11}|[1-9]\d?(?:,\d\d){0,4},\d{3}|[1-9]\d{0,2}(?:,\d{3}){1,3})/;
const amount = new RegExp(`^(${rupees.source})(?:\\.(\\d{1,2}))?$`);

/** Digits with single separators. */
const loose = /^[.,]?\d+(?:[.,]\d+)*$/;

/**
 * Reads an amount in rupees as paise: 7499, 7,499, ७,४९९ or ₹1,23,456.78. An ambiguous text, such as 74,99, is
 * rejected with the amounts that it could mean.
 */
export function readRupees(text: string): { paise: number } | { problem: string } {
  const written = text.trim();
  const paise = strictPaise(latinDigits(written).replace(/^₹/, ''));
  if (paise !== undefined) return { paise };
  const readings = readingsOf(written);
  if (readings.length === 0) {
    return { problem: `"${oneLine(written)}" is not an amount in rupees, such as 499 or 499.50` };
  }
  const meant = readings.map(formatPaise).join(' or ');
  const write = readings.map(plainRupees).join(' or ');
  return { problem: `"${oneLine(written)}" could mean ${meant}: write ${write}` };
}

function strictPaise(text: string): number | undefined {
  const [, whole, fraction = ''] = amount.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Possible amounts in paise, the smallest first: the last separator may be a decimal point. */
function readingsOf(text: string): number[] {
  const bare = latinDigits(text)
    .replace(/^(?:₹|Rs\.?|INR)\s*/i, '')
    .replace(/(?:\/-|[.,])$/, '')
    .replace(/(?<=\d)\s+(?=\d)/g, ',');
  const strict = strictPaise(bare);
  if (strict !== undefined) return [strict];
  if (!loose.test(bare)) return [];
  const [, before = '', fraction] = /^(.*)[.,](\d{1,2})$/.exec(bare) ?? [];
  const digitsOf = (part: string) => part.replace(/[.,]/g, '') || '0';
  const decimal = fraction === undefined ? [] : [`${digitsOf(before)}.${fraction}`];
  // A point after a comma, followed by one or two digits, cannot be grouping.
  const whole = /,.*\.\d{1,2}$/.test(bare) ? [] : [digitsOf(bare)];
  return [...decimal, ...whole].flatMap((reading) => strictPaise(reading) ?? []);
}

const plainRupees = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);
