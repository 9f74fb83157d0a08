import { graphemesOf } from '#contract/graphemes.ts';

/** Longer words are split: on one line they would be too small to read. */
const maxWordLetters = 20;

/** Divisible by two and by three, so that every line gets the same number of pieces. */
const piecesPerLongWord = 6;

/** A word with its trailing space, whole or in pieces of similar length. */
function splitWord(word: string): string[] {
  // The first segmentation is slow on a phone, so short words skip it.
  const letters = word.length > maxWordLetters ? graphemesOf(word) : [];
  if (letters.length <= maxWordLetters) return [`${word} `];
  letters[letters.length - 1] += ' ';
  const startOf = (piece: number) => Math.round((piece * letters.length) / piecesPerLongWord);
  return Array.from({ length: piecesPerLongWord }, (_, piece) =>
    letters.slice(startOf(piece), startOf(piece + 1)).join(''),
  );
}

/** Splits a name into pieces; a line may end after any of them. */
export const piecesOf = (name: string): string[] => name.split(' ').flatMap(splitWord);

const joinPieces = (pieces: string[]) => pieces.join('').trim();

/** Breaks a name into `count` lines so that the widest is as narrow as possible. Needs `count` pieces or more. */
export function balanceLines(
  pieces: string[],
  count: number,
  widthOf: (line: string) => number,
): string[] {
  if (count === 1) return [joinPieces(pieces)];
  let best: string[] = [];
  let narrowest = Infinity;
  for (let end = 1; end <= pieces.length - count + 1; end++) {
    const rest = balanceLines(pieces.slice(end), count - 1, widthOf);
    const lines = [joinPieces(pieces.slice(0, end)), ...rest];
    const widest = Math.max(...lines.map(widthOf));
    if (widest < narrowest) [best, narrowest] = [lines, widest];
  }
  return best;
}
