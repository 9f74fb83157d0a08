import { expect, it } from 'vitest';
import { nfcMistake } from './nfc.ts';

it('names the word that is not in NFC, and what to write', () => {
  expect(nfcMistake('हमारा ज़िला, पटना')).toBeUndefined();
  expect(nfcMistake('हमारा \u095bिला, पटना')).toBe(
    '"\u095bिला," is not in Unicode NFC: write "ज\u093cिला,", which looks the same',
  );
});
