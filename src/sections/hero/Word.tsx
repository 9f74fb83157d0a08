import { hasDevanagari, letterCount } from '#contract/graphemes.ts';
import { widthOf } from '#src/lib/painted-text.ts';

interface WordProps {
  text: string;
  /** Middle of the word, or where it starts or ends. */
  x: number;
  align?: 'start' | 'middle' | 'end';
  /** Its baseline. */
  y: number;
  /** Available width, in units of the drawing. */
  width: number;
  /** Maximum font size. */
  most: number;
  className: string | undefined;
  /** Language of the word, where it is not that of the page. */
  lang?: 'hi';
}

/** Mean width of a capital of the display font, in em. */
const capital = 0.46;

/** Width of a word, in em: an estimate for capitals, measured for Devanagari, whose letters vary more. */
export const paintedWidth = (text: string) =>
  hasDevanagari(text) ? widthOf(text) : letterCount(text) * capital;

/** Largest font size up to `most` that keeps a word within `width`. */
export const fontSizeFor = (text: string, width: number, most: number) =>
  Math.min(most, Math.round(width / paintedWidth(text)));

/** A painted word: as large as it fits, and equally wide in every font. */
export function Word({ text, x, y, width, most, className, align = 'middle', lang }: WordProps) {
  const fontSize = fontSizeFor(text, width, most);
  const length = Math.round(paintedWidth(text) * fontSize);
  const middle = { start: x + length / 2, middle: x, end: x - length / 2 }[align];
  return (
    <text
      className={className}
      fontSize={fontSize}
      lang={lang}
      lengthAdjust="spacingAndGlyphs"
      textLength={length}
      x={middle}
      y={y}
    >
      {text}
    </text>
  );
}
