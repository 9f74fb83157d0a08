import { expect, it } from 'vitest';
import {
  areCounts,
  type CountLabels,
  type Counts,
  countNames,
  countsMatchUnit,
  describeCounts,
  inOrder,
  unitsOf,
} from './counts.ts';

const named = (suffix: string) =>
  Object.fromEntries(countNames.map((name) => [name, `${name}${suffix}`])) as CountLabels['one'];
const labels = { one: named('!'), many: named(''), size: '{width} by {height} ft' };

it.each([
  [[3, 2], 6],
  [[20, 10], 200],
  [[4, 8.5, 4], 136],
  [[2.5, 2.5], 7],
  // As a product of fractions, 11.000000000000002 would be rounded up to 12.
  [[1.1, 10], 11],
  [[0.01, 0.01], 1],
  [[7], 7],
])('%j make %d units', (numbers, units) => {
  expect(unitsOf(...numbers)).toBe(units);
});

it.each<[Counts, boolean]>([
  [{ days: 3, vehicles: 2 }, true],
  [{ width: 0.5, height: 19.99 }, true],
  [{ boards: 4, width: 1.1, height: 10 }, true],
  [{}, false],
  [{ days: 0.5 }, false],
  [{ days: 0 }, false],
  [{ times: 0.01, days: 30 }, false],
  [{ boards: 0.5, width: 20, height: 10 }, false],
  [{ width: 0.004, height: 10 }, false],
  [{ width: 20.001, height: 10 }, false],
  [{ width: -2, height: -3 }, false],
  [{ days: Number.NaN }, false],
  [{ days: Number.POSITIVE_INFINITY }, false],
])('whether %j counts anything: %s', (counts, expected) => {
  expect(areCounts(counts)).toBe(expected);
});

it('says what is counted, in the order of the counts, and two sides as a size', () => {
  expect(describeCounts({ days: 3, vehicles: 1 }, labels)).toBe('3 days × 1 vehicles!');
  expect(describeCounts({ boards: 4, width: 20.5, height: 10 }, labels)).toBe(
    '4 boards × 20.5 by 10 ft',
  );
});

it('stores sides in hundredths of a foot, after the number of boards', () => {
  const counts = { height: 1.1, width: 20.000_000_000_1, boards: 4 };
  expect(Object.entries(inOrder(counts))).toEqual([
    ['boards', 4],
    ['width', 20],
    ['height', 1.1],
  ]);
});

it('says how often, if more than once', () => {
  expect(describeCounts({ times: 2 }, labels)).toBe('2');
  expect(describeCounts({ times: 1 }, labels)).toBe('');
});

it.each<[Counts, string | undefined, number | undefined, boolean]>([
  [{ days: 3, vehicles: 2 }, '/day', undefined, true],
  [{ boards: 4, width: 20, height: 10 }, '/sq.ft', 100, true],
  [{ width: 2.5, height: 2 }, '/sq.m', 30, true],
  [{ months: 3, times: 2 }, '/month', undefined, true],
  [{ times: 2 }, undefined, undefined, true],
  [{ times: 2 }, '/hour', undefined, true],
  [{ years: 12 }, '/month', undefined, false],
  [{ boards: 40, days: 1 }, '/sq.ft', 100, false],
  [{ width: 6 }, '/sq.ft', 100, false],
  [{ width: 400, height: 0.5 }, '/sq.ft', 100, false],
  [{ width: 6, height: 4 }, '/day', undefined, false],
  [{ days: 2 }, '/hour', undefined, false],
])(
  'whether %j can be counted of what is sold by %s up to %s ft: %s',
  (counts, unit, side, fits) => {
    expect(countsMatchUnit(counts, unit, side)).toBe(fits);
  },
);
