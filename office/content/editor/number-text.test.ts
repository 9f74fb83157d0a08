import { expect, it } from 'vitest';
import { readNumber } from './number-text.ts';

it.each([
  ['8,499', 8499],
  ['₹ 1,20,000', 120_000],
  ['120,000', 120_000],
  ['८४९९', 8499],
  ['25.5', 25.5],
  ['-1', -1],
  ['8,4', '8,4'],
  ['8.499,00', '8.499,00'],
  ['abc', 'abc'],
  ['', ''],
])('reads %j as %j', (text, value) => {
  expect(readNumber(text)).toBe(value);
});
