import { hasDevanagari, letterCount } from '#contract/graphemes.ts';
import { widthOf } from '#src/lib/painted-text.ts';

/** Distances of lines, in em: from one to the next, and from the top of the first to its foot. */
const spacing = { leading: 0.92, foot: 0.78 };

/** Devanagari has marks above its letters, and others below. */
const tallSpacing = { leading: 1.28, foot: 0.92 };

/** Splits words into that many lines of about equal length. */
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

/** A headline laid out for a board: its lines, and the font size that fills the board, in px. */
interface HeadlineLayout {
  lines: string[];
  fontSize: number;
  /** From the foot of a line to that of the next, in px. */
  leading: number;
  /** From the top of all lines to the foot of the first, in px. */
  foot: number;
}

/**
 * Lays out a headline in a board of the given width and height in px, in as many lines as make the
 * letters largest, as a sign painter does.
 */
export function layOutHeadline(text: string, width: number, height: number): HeadlineLayout {
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
