import { latinDigits } from '#contract/latin-digits.ts';
import { formatPaise } from '#contract/money.ts';
import { oneLine } from '#server/orders/order-item.ts';

/** Rupees without grouping, or grouped as India or the West does: 123456, 1,23,456, 123,456. */
const rupees = /(?:\d{1,11}|[1-9]\d?(?:,\d\d){0,4},\d{3}|[1-9]\d{0,2}(?:,\d{3}){1,3})/;
const amount = new RegExp(`^(${rupees.source})(?:\\.(\\d{1,2}))?$`);

/** A sum as somebody wrote it: digits with single separators between them, or none. */
const loose = /^[.,]?\d+(?:[.,]\d+)*$/;

/**
 * Reads an amount in rupees as paise: 7499, 7,499 or ₹1,23,456.78. Grouping and decimal point must leave no
 * doubt, because money moves by it: 74,99 is a hundred times 74.99. Otherwise it returns a sentence with
 * the amounts that the text could mean.
 */
export function readRupees(text: string): { paise: number } | { problem: string } {
  const written = text.trim();
  const paise = strictPaise(written.replace(/^₹/, ''));
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

/** The amounts in paise that a text could mean, the least first: its last separator may be a decimal point. */
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
  // After a comma, a point with one or two digits behind it is no grouping.
  const whole = /,.*\.\d{1,2}$/.test(bare) ? [] : [digitsOf(bare)];
  return [...decimal, ...whole].flatMap((reading) => strictPaise(reading) ?? []);
}

const plainRupees = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);
