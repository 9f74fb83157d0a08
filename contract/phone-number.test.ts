import { expect, it } from 'vitest';
import { tenDigits } from './phone-number.ts';

it.each([
  '9876543210',
  '98765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '919876543210',
  '09876543210',
  ' (0) 98765 43210 ',
])('reads the same number, written %j', (phone) => {
  expect(tenDigits(phone)).toBe('9876543210');
});

it.each(['', '98765 4321', '98765432101', '+92 98765 43210', '98765abcde'])(
  'leaves %j as it is',
  (phone) => {
    expect(tenDigits(phone)).toBe(phone);
  },
);
