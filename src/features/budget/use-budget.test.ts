import { expect, it } from 'vitest';
import { readSum } from './use-budget.ts';

it.each(['25000', '25,000', ' 25 000 ', '₹25,000', 'Rs. 25,000/-', 'rs 25000', '२५०००', '₹२५,०००'])(
  'reads %j as ₹25,000',
  (typed) => {
    expect(readSum(typed)).toBe(2_500_000);
  },
);

it('takes both limits and nothing beyond', () => {
  expect(['499', '500', '1000000', '1000001'].map(readSum)).toEqual([
    undefined,
    50_000,
    100_000_000,
    undefined,
  ]);
});

it.each([
  '',
  '0',
  '-1',
  '-5000',
  '1e9',
  '1e4',
  '1000000000',
  'many',
  '5000 or 6000x',
  '12.50',
  '₹',
])('refuses %j', (typed) => {
  expect(readSum(typed)).toBeUndefined();
});
