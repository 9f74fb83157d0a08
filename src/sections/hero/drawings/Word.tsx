import { letterCount } from '#contract/graphemes.ts';

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

/** Largest font size, up to `most`, at which a painted word stays inside `width`. */
export const fontSizeFor = (text: string, width: number, most: number) =>
  Math.min(most, Math.round(width / (letterCount(text) * capital)));

/** A painted word: as large as its room allows, and as wide in every font. */
export function Word({ text, x, y, width, most, className }: WordProps) {
  const fontSize = fontSizeFor(text, width, most);
  return (
    <text
      className={className}
      fontSize={fontSize}
      lengthAdjust="spacingAndGlyphs"
      textLength={Math.round(letterCount(text) * capital * fontSize)}
      x={x}
      y={y}
    >
      {text}
    </text>
  );
}
