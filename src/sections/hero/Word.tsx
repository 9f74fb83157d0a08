import { hasDevanagari, letterCount } from '#contract/graphemes.ts';
import { widthOf } from '#src/lib/painted-text.ts';

interface WordProps {
  text: string;
  /** Middle of the word, and its base line. */
  x: number;
  y: number;
  /** The room it has, in units of the drawing. */
  width: number;
  /** Font size of a short word. */
  most: number;
  className: string | undefined;
}

/** Mean width of a capital of the display font, in em. */
const capital = 0.46;

/** Width of a painted word, in em. Capitals may be a little wide or narrow; joined letters differ more. */
export const paintedWidth = (text: string) =>
  hasDevanagari(text) ? widthOf(text) : letterCount(text) * capital;

/** Largest font size, up to `most`, at which a painted word stays inside `width`. */
export const fontSizeFor = (text: string, width: number, most: number) =>
  Math.min(most, Math.round(width / paintedWidth(text)));

/** A painted word: as large as its room allows, and as wide in every font. */
export function Word({ text, x, y, width, most, className }: WordProps) {
  const fontSize = fontSizeFor(text, width, most);
  return (
    <text
      className={className}
      fontSize={fontSize}
      lengthAdjust="spacingAndGlyphs"
      textLength={Math.round(paintedWidth(text) * fontSize)}
      x={x}
      y={y}
    >
      {text}
    </text>
  );
}
