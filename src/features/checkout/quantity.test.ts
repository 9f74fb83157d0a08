import { expect, it } from 'vitest';
import { areaOf, hasInput, isSideInvalid, noSides, parseNumber } from './checkout-state.ts';

it.each([
  ['1,200', 1200],
  [' 7 ', 7],
  ['२००', 200],
  ['1.5', Number.NaN],
  ['-1', Number.NaN],
  ['1e9', Number.NaN],
  ['', Number.NaN],
])('parses %j as %d', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it('computes an area from digits of any script', () => {
  expect(areaOf({ width: '2.5', height: '3' }, 100)).toBe(8);
  expect(areaOf({ width: '१०', height: '२०' }, 100)).toBe(200);
  for (const wrong of ['', '0', '101', 'wide', '-1']) {
    expect(areaOf({ width: '10', height: wrong }, 100)).toBeUndefined();
    expect(isSideInvalid(wrong, 100)).toBe(true);
  }
  expect(areaOf({ width: '1', height: '1' })).toBeUndefined();
});

it('knows whether a side is typed', () => {
  expect(hasInput(noSides)).toBe(false);
  expect(hasInput({ width: '', height: '0' })).toBe(true);
});
