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

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Lays out a headline in a box, in the number of lines with the largest letters. All sizes are in px; the lines are
 * centred, and `y` is the baseline of each.
 */
export function layOutHeadline(text: string, { x, y, width, height }: Box) {
  const words = text.toUpperCase().split(/\s+/);
  const { leading, foot } = hasDevanagari(text) ? tallSpacing : spacing;
  const choices = [1, 2, 3, 4]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = split(words, count);
      const widest = Math.max(...lines.map(widthOf));
      const fontSize = Math.floor(Math.min(width / widest, height / (lines.length * leading)));
      return { lines, fontSize };
    });
  const { lines, fontSize } = choices.reduce((best, choice) =>
    choice.fontSize > best.fontSize ? choice : best,
  );
  const lineHeight = leading * fontSize;
  const first = y + (height - lineHeight * lines.length) / 2;
  return {
    fontSize,
    lines: lines.map((line, index) => {
      const top = first + index * lineHeight;
      const left = x + (width - widthOf(line) * fontSize) / 2;
      return { text: line, x: left, y: top + foot * fontSize, top };
    }),
  };
}
