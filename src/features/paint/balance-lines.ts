import { graphemesOf } from '#contract/graphemes.ts';

/** Longer words are split: in one line they would be too small to read. */
const longestWord = 20;

/** Divisible by two and by three, so that lines take the same number of pieces each. */
const piecesOfLongWord = 6;

/** A word and the space after it, whole or in pieces of about equal length. */
function splitWord(word: string): string[] {
  // Segmenting a text for the first time is slow on a phone: a short one is not counted.
  const letters = word.length > longestWord ? graphemesOf(word) : [];
  if (letters.length <= longestWord) return [`${word} `];
  letters[letters.length - 1] += ' ';
  const placeOf = (piece: number) => Math.round((piece * letters.length) / piecesOfLongWord);
  return Array.from({ length: piecesOfLongWord }, (_, piece) =>
    letters.slice(placeOf(piece), placeOf(piece + 1)).join(''),
  );
}

/** The pieces of a name after which a line may end. */
export const piecesOf = (name: string): string[] => name.split(' ').flatMap(splitWord);

const lineOf = (pieces: string[]) => pieces.join('').trim();

/** Breaks a name into `count` lines so that the widest is as narrow as possible. Needs at least as many pieces. */
export function balanceLines(
  pieces: string[],
  count: number,
  widthOf: (line: string) => number,
): string[] {
  if (count === 1) return [lineOf(pieces)];
  let best: string[] = [];
  let narrowest = Infinity;
  for (let end = 1; end <= pieces.length - count + 1; end++) {
    const rest = balanceLines(pieces.slice(end), count - 1, widthOf);
    const lines = [lineOf(pieces.slice(0, end)), ...rest];
    const widest = Math.max(...lines.map(widthOf));
    if (widest < narrowest) [best, narrowest] = [lines, widest];
  }
  return best;
}
