import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it('writes the digits of Devanagari as Latin ones, and leaves all the rest', () => {
  expect(latinDigits('०१२३४५६७८९')).toBe('0123456789');
  expect(latinDigits('₹1,2५० फुट ૫')).toBe('₹1,250 फुट ૫');
});
