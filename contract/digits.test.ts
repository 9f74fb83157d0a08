import { expect, it } from 'vitest';
import { digitMistake } from './digits.ts';

it('names the figure in digits of Devanagari, and what to write', () => {
  expect(digitMistake('₹1,20,000 में 50 बोर्ड')).toBeUndefined();
  expect(digitMistake('₹१,२०,000 में ५० बोर्ड')).toBe(
    '"₹१,२०,000" has digits of Devanagari: write "₹1,20,000", with those of English',
  );
});
