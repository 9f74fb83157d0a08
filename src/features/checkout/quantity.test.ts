import { expect, it } from 'vitest';
import { hasInput, isSideInvalid, parseNumber, withSides } from './checkout-state.ts';
import { noSides } from './selection.ts';

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

it('adds a size in digits of any script to the boards of a plan', () => {
  expect(withSides(null, { width: '2.5', height: '3' }, 100)).toEqual({ width: 2.5, height: 3 });
  const boards = { boards: 2, width: 8, height: 4 };
  const size = { width: 10, height: 20 };
  expect(withSides(boards, { width: '१०', height: '२०' }, 100)).toEqual({ boards: 2, ...size });
});

it('rejects a side that cannot be printed', () => {
  for (const wrong of ['', '0', '101', 'wide', '-1', '1.005']) {
    expect(withSides(null, { width: '10', height: wrong }, 100)).toBeUndefined();
    expect(isSideInvalid(wrong, 100)).toBe(true);
  }
  expect(withSides(null, { width: '1', height: '1' })).toBeUndefined();
});

it('knows whether a side is typed', () => {
  expect(hasInput(noSides)).toBe(false);
  expect(hasInput({ width: '', height: '0' })).toBe(true);
});
