/**
 * A number as India groups its digits: 1,20,000. Not by Intl.NumberFormat, whose first use alone keeps a
 * processor busy for 13 ms, and that of a phone for 50.
 */
export const groupDigits = (number: number, decimals: 0 | 2 = 0): string =>
  number.toFixed(decimals).replace(/\d(?=(?:\d\d)+\d(?!\d))/g, '$&,');

/** Highest price of a service and of an order, in rupees before GST. */
export const maxRupees = 10_000_000;

/** Whether an amount in rupees is a whole number of paise. */
export function isWholePaise(rupees: number): boolean {
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) && Math.abs(paise - rupees * 100) <= 1e-6;
}

/** Whole or decimal rupees to integer paise; throws a RangeError where that is not exact. */
export function rupeesToPaise(rupees: number): number {
  if (!isWholePaise(rupees)) throw new RangeError(`${rupees} is not a whole number of paise`);
  return Math.round(rupees * 100);
}

/** Integer paise as a visitor reads them, grouped the Indian way: 12000000 → ₹1,20,000; 1250 → ₹12.50. */
export function formatPaise(amountPaise: number): string {
  if (!Number.isSafeInteger(amountPaise)) {
    throw new RangeError(`${amountPaise} is not an integer amount of paise`);
  }
  const figures = groupDigits(Math.abs(amountPaise) / 100, amountPaise % 100 === 0 ? 0 : 2);
  return `${amountPaise < 0 ? '-' : ''}₹${figures}`;
}

/** A price, with the unit that it is for where there is one: ₹7,499 /month. */
export function formatPrice(amountPaise: number, unit?: string): string {
  return unit ? `${formatPaise(amountPaise)} ${unit}` : formatPaise(amountPaise);
}

/** A quantity at a price: 1,200 × ₹14 /sq.ft; a single unit is its price alone. */
export function formatUnits(quantity: number, unitPaise: number, unit?: string): string {
  const price = formatPrice(unitPaise, unit);
  return quantity === 1 ? price : `${groupDigits(quantity)} × ${price}`;
}
