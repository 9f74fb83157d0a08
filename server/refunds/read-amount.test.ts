import { expect, it } from 'vitest';
import { readRupees } from './read-amount.ts';

it.each([
  ['7499', 749_900],
  ['74.99', 7_499],
  ['499.5', 49_950],
  ['0.99', 99],
  ['7,499', 749_900],
  ['₹7,499', 749_900],
  [' 7,499.00 ', 749_900],
  ['1,23,456.78', 12_345_678],
  ['123,456.78', 12_345_678],
  ['12,34,567', 123_456_700],
  ['1,234,567', 123_456_700],
  ['99999999999', 9_999_999_999_900],
  ['४९९९', 499_900],
  ['₹१,२३,४५६.७८', 12_345_678],
])('reads %s', (text, paise) => {
  expect(readRupees(text)).toEqual({ paise });
});

it.each([
  ['74,99', '"74,99" could mean ₹74.99 or ₹7,499: write 74.99 or 7499'],
  ['7499,5', '"7499,5" could mean ₹7,499.50 or ₹74,995: write 7499.50 or 74995'],
  ['4,99.00', '"4,99.00" could mean ₹499: write 499'],
  ['4,00', '"4,00" could mean ₹4 or ₹400: write 4 or 400'],
  ['1.23.45', '"1.23.45" could mean ₹123.45 or ₹12,345: write 123.45 or 12345'],
  ['1.234,56', '"1.234,56" could mean ₹1,234.56 or ₹1,23,456: write 1234.56 or 123456'],
  ['7.499', '"7.499" could mean ₹7,499: write 7499'],
  ['7,4999', '"7,4999" could mean ₹74,999: write 74999'],
  ['1,2,3', '"1,2,3" could mean ₹12.30 or ₹123: write 12.30 or 123'],
  ['7,499,50', '"7,499,50" could mean ₹7,499.50 or ₹7,49,950: write 7499.50 or 749950'],
  ['0,499', '"0,499" could mean ₹499: write 499'],
  ['7 499', '"7 499" could mean ₹7,499: write 7499'],
  ['74 99', '"74 99" could mean ₹74.99 or ₹7,499: write 74.99 or 7499'],
  ['Rs 7,499', '"Rs 7,499" could mean ₹7,499: write 7499'],
  ['Rs.74,99', '"Rs.74,99" could mean ₹74.99 or ₹7,499: write 74.99 or 7499'],
  ['499/-', '"499/-" could mean ₹499: write 499'],
  ['74.', '"74." could mean ₹74: write 74'],
  ['७४,९९', '"७४,९९" could mean ₹74.99 or ₹7,499: write 74.99 or 7499'],
  ['.50', '".50" could mean ₹0.50 or ₹50: write 0.50 or 50'],
])('refuses %s with the amounts that it could mean', (text, problem) => {
  expect(readRupees(text)).toEqual({ problem });
});

it.each(['', ' ', 'ten', '1e3', '-5', '+5', '0x10', '₹', '5 rupees', '1'.repeat(12), ',', '٧٤'])(
  'refuses %j as no amount',
  (text) => {
    const problem = `"${text.trim()}" is not an amount in rupees, such as 499 or 499.50`;
    expect(readRupees(text)).toEqual({ problem });
  },
);
