import { expect, it } from 'vitest';
import { maskPhones } from './mask-phones.ts';

it.each([
  ['"phone":"9876543210"', '"phone":"*******210"'],
  ['+919876543210 called', '+91*******210 called'],
  ['09876543210', '0*******210'],
  [String.raw`first line\n9876543210`, String.raw`first line\n*******210`],
  ['https://9876543210.example/9123456789', 'https://*******210.example/*******789'],
])('hides a phone number: %s', (line, masked) => {
  expect(maskPhones(line)).toBe(masked);
});

it.each([
  ['an order id that has ten digits in a row', '"orderId":"BAW-1M809234567Z4K7Q2M9"'],
  ['an order id that ends in ten digits', '"orderId":"BAW-1M8ZZZZZZ0123456789"'],
  ['a time', '"time":1795306044123'],
])('leaves %s', (_what, line) => {
  expect(maskPhones(line)).toBe(line);
});
