import { readFileSync } from 'node:fs';

/** Where `npm run font` writes for which letters it has cut the display font. */
export const cutLettersFile = 'src/display-font/cut-letters.txt';

/** The letters that the display font can paint. */
export const readCutLetters = (): Set<string> =>
  new Set(readFileSync(cutLettersFile, 'utf8').trim().split(' '));
