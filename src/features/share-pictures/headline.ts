import { hasDevanagari, letterCount } from '#contract/graphemes.ts';
import { widthOf } from '#src/lib/painted-text.ts';

/** Line height, and distance from the top of the first line to its baseline, in em. */
const spacing = { leading: 0.92, foot: 0.78 };

/** Devanagari has marks above its letters, and others below. */
const tallSpacing = { leading: 1.28, foot: 0.92 };

/** Splits words into a number of lines of similar length. */
function split(words: string[], lines: number): string[] {
  const share = letterCount(words.join(' ')) / lines;
  const result: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && result.length < lines - 1 && letterCount(longer) - letterCount(word) / 2 > share) {
      result.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...result, line];
}

/**
 * Lays out a headline on a board of this width and height, in the number of lines with the largest letters.
 * All sizes are in px; `foot` is the first baseline, from the top.
 */
export function layOutHeadline(text: string, width: number, height: number) {
  const words = text.toUpperCase().split(/\s+/);
  const { leading, foot } = hasDevanagari(text) ? tallSpacing : spacing;
  const choices = [1, 2, 3, 4]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = split(words, count);
      const widest = Math.max(...lines.map(widthOf));
      const fontSize = Math.floor(Math.min(width / widest, height / (lines.length * leading)));
      return { lines, fontSize, leading: leading * fontSize, foot: foot * fontSize };
    });
  return choices.reduce((best, choice) => (choice.fontSize > best.fontSize ? choice : best));
}
