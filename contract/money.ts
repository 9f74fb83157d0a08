/** Indian grouping: 1,20,000. Not Intl.NumberFormat, whose first use takes a phone 50 ms. */
export const groupDigits = (number: number, decimals: 0 | 2 = 0): string =>
  number.toFixed(decimals).replace(/\d(?=(?:\d\d)+\d(?!\d))/g, '$&,');

/** Highest price of a service and of an order, in rupees before GST. */
export const maxRupees = 10_000_000;

/** Whether an amount in rupees is a whole number of paise. */
export function isWholePaise(rupees: number): boolean {
  const paise = Math.round(rupees * 100);
  return Number.isSafeInteger(paise) && Math.abs(paise - rupees * 100) <= 1e-6;
}

/** Rupees to integer paise. Throws a RangeError if that is not exact. */
export function rupeesToPaise(rupees: number): number {
  if (!isWholePaise(rupees)) throw new RangeError(`${rupees} is not a whole number of paise`);
  return Math.round(rupees * 100);
}

/** Formats integer paise: 12000000 → ₹1,20,000; 1250 → ₹12.50. */
export function formatPaise(amountPaise: number): string {
  if (!Number.isSafeInteger(amountPaise)) {
    throw new RangeError(`${amountPaise} is not an integer amount of paise`);
  }
  const figures = groupDigits(Math.abs(amountPaise) / 100, amountPaise % 100 === 0 ? 0 : 2);
  return `${amountPaise < 0 ? '-' : ''}₹${figures}`;
}

/** A price with its unit, if there is one: ₹7,499 /month. */
export function formatPrice(amountPaise: number, unit?: string): string {
  return unit ? `${formatPaise(amountPaise)} ${unit}` : formatPaise(amountPaise);
}

/** A quantity at a price: 1,200 × ₹14 /sq.ft; a single unit is its price alone. */
export function formatUnits(quantity: number, unitPaise: number, unit?: string): string {
  const price = formatPrice(unitPaise, unit);
  return quantity === 1 ? price : `${groupDigits(quantity)} × ${price}`;
}
