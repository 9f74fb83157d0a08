import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPaise, formatPrice, formatUnits, groupDigits, rupeesToPaise } from './money.ts';

/** Rupees as the browser's own tables of India write them. */
const written = (paise: number) =>
  (paise / 100).toLocaleString('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  });

describe('money', () => {
  it.each([
    [49_900, '₹499'],
    [749_900, '₹7,499'],
    [12_000_000, '₹1,20,000'],
    [1_250, '₹12.50'],
    [0, '₹0'],
  ])('writes %i paise as %s', (amountPaise, text) => {
    expect(formatPaise(amountPaise)).toBe(text);
  });

  it('writes any amount and number as India does', () => {
    const amounts = fc.integer({ min: -1e12, max: 1e12 });
    fc.assert(
      fc.property(amounts, (paise) => {
        expect(formatPaise(paise)).toBe(written(paise));
      }),
    );
    fc.assert(
      fc.property(fc.nat(), (count) => {
        expect(groupDigits(count)).toBe(count.toLocaleString('en-IN'));
      }),
    );
  });

  it('writes the unit after a price, if there is one', () => {
    expect(formatPrice(749_900, '/month')).toBe('₹7,499 /month');
    expect(formatPrice(299_900)).toBe('₹2,999');
  });

  it('writes a quantity and its price', () => {
    expect(formatUnits(1_200, 1_400, '/sq.ft')).toBe('1,200 × ₹14 /sq.ft');
    expect(formatUnits(2, 299_900)).toBe('2 × ₹2,999');
    expect(formatUnits(1, 125_000, '/day')).toBe('₹1,250 /day');
  });

  it('refuses amounts that are not integer paise', () => {
    expect(() => formatPaise(10.5)).toThrow('not an integer amount');
    expect(() => rupeesToPaise(1.005)).toThrow('not a whole number of paise');
    expect(() => rupeesToPaise(Number.NaN)).toThrow(RangeError);
  });

  it('converts rupees exactly', () => {
    expect(rupeesToPaise(14)).toBe(1_400);
    expect(rupeesToPaise(19.99)).toBe(1_999);
  });
});
