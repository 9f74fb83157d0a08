import { expect, it } from 'vitest';
import { isSameAmount, rupeesText, typedPaise } from './rupees.ts';

it.each([
  ['7499', 749_900],
  [' ₹1,20,000 ', 12_000_000],
  ['12.5', 1250],
  ['४९९', 49_900],
  ['74,99', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e3', undefined],
])('reads %j as %s paise', (text, paise) => {
  expect(typedPaise(text)).toBe(paise);
});

it.each([
  ['499', '₹499.00', true],
  ['499', '4990', false],
  ['74,99', '74,99', true],
  ['74,99', '7499', false],
])('%j and %j: %s', (one, other, same) => {
  expect(isSameAmount(one, other)).toBe(same);
});

it('writes an amount as it is typed', () => {
  expect([749_900, 1250].map(rupeesText)).toEqual(['7499', '12.50']);
});
