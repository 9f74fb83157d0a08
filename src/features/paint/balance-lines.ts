import { graphemesOf } from '#contract/graphemes.ts';

/** A word of more letters is cut: in one line it would be too small to read. */
const longestWord = 20;

/** Into how many pieces: two lines as well as three take the same number of them each. */
const piecesOfLongWord = 6;

/** A word with the space behind it, whole or in pieces of about the same length. */
function cutWord(word: string): string[] {
  // What is short anyway is not counted: to tell letters apart for the first time takes a phone a while.
  const letters = word.length > longestWord ? graphemesOf(word) : [];
  if (letters.length <= longestWord) return [`${word} `];
  letters[letters.length - 1] += ' ';
  const placeOf = (piece: number) => Math.round((piece * letters.length) / piecesOfLongWord);
  return Array.from({ length: piecesOfLongWord }, (_, piece) =>
    letters.slice(placeOf(piece), placeOf(piece + 1)).join(''),
  );
}

/** The pieces of a name after which a line may end. */
export const piecesOf = (name: string): string[] => name.split(' ').flatMap(cutWord);

const lineOf = (pieces: string[]) => pieces.join('').trim();

/**
 * Sets the pieces of a name in `count` lines, so that the widest line is as narrow as possible. There must
 * be as many pieces as lines.
 */
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
