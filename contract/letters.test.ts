import { expect, it } from 'vitest';
import { digitMistake, nfcMistake } from './label.ts';

it('names the figure in digits of Devanagari, and what to write', () => {
  expect(digitMistake('₹1,20,000 में 50 बोर्ड')).toBeUndefined();
  expect(digitMistake('₹१,२०,000 में ५० बोर्ड')).toBe(
    '"₹१,२०,000" has Devanagari digits: write "₹1,20,000"',
  );
});

it('names the word that is not in NFC, and what to write', () => {
  expect(nfcMistake('हमारा ज़िला, पटना')).toBeUndefined();
  expect(nfcMistake('हमारा \u095bिला, पटना')).toBe(
    '"\u095bिला," is not in Unicode NFC: write "ज\u093cिला,", which looks the same',
  );
});
