import { describe, expect, it } from 'vitest';
import { formatLimits, isQuantity, singleQuantity, squareFeet } from './quantity.ts';

describe('a quantity', () => {
  const limits = { least: 12, most: 102, step: 5 };

  it.each([12, 17, 97, 102])('may be %d', (quantity) => {
    expect(isQuantity(quantity, limits)).toBe(true);
  });

  it.each([0, -1, 1, 7, 11, 13, 18, 17.5, 107, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    'is not %d',
    (quantity) => expect(isQuantity(quantity, limits)).toBe(false),
  );

  it('is one for a service that is sold once', () => {
    expect([0, 1, 1.5, 2].filter((quantity) => isQuantity(quantity, singleQuantity))).toEqual([1]);
  });

  it('is no text, even if JavaScript would coerce it', () => {
    expect(isQuantity('12' as unknown as number, limits)).toBe(false);
  });
});

it.each([
  [singleQuantity, '1'],
  [{ least: 1, most: 5_000, step: 1 }, '1–5,000'],
  [{ least: 10, most: 100, step: 5 }, '10, 15 … 100'],
])('%j are written %s', (limits, text) => {
  expect(formatLimits(limits)).toBe(text);
});

describe('square feet', () => {
  it.each([
    [10, 20, 200],
    [2.5, 4, 10],
    [2.5, 2.5, 7],
    [0.5, 0.5, 1],
    // As a product of fractions, 11.000000000000002 would be rounded up to 12.
    [1.1, 10, 11],
    [0.01, 0.01, 1],
    [100, 100, 10_000],
  ])('of %d × %d ft are %d', (width, height, area) => {
    expect(squareFeet(width, height, 100)).toBe(area);
    expect(squareFeet(height, width, 100)).toBe(area);
  });

  it.each([0, -1, 0.004, 100.01, 10_000, Number.NaN, Number.POSITIVE_INFINITY])(
    'has no side of %d ft',
    (side) => {
      expect(squareFeet(side, 10, 100)).toBeUndefined();
      expect(squareFeet(10, side, 100)).toBeUndefined();
    },
  );
});
