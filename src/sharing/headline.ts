import { Resvg } from '@resvg/resvg-js';

/** Fonts of the pictures: our own subset and nothing of the machine, so every build is alike. */
export const fonts = {
  fontFiles: ['src/sharing/fonts/anek-latin-hoarding.ttf'],
  loadSystemFonts: false,
  defaultFontFamily: 'Anek Latin Medium',
};

/** Text that may stand inside XML. */
export const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Width of a line in em of the display font. */
function widthOf(line: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="100" font-size="100">${escapeXml(line)}</text></svg>`;
  return (new Resvg(svg, { font: fonts }).getBBox()?.width ?? 0) / 100;
}

/** Splits words into that many lines of about equal length. */
function split(words: string[], lines: number): string[] {
  const share = words.join(' ').length / lines;
  const result: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (line && result.length < lines - 1 && longer.length - word.length / 2 > share) {
      result.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...result, line];
}

/** A headline laid out for a board: its lines, and the font size that fills the board. */
export interface Headline {
  lines: string[];
  fontSize: number;
}

/**
 * Lays out a headline in a board of the given width and height in px, in as many lines as make the
 * letters largest, as a sign painter does.
 */
export function layOutHeadline(text: string, width: number, height: number): Headline {
  const words = text.toUpperCase().split(/\s+/);
  const choices = [1, 2, 3, 4]
    .filter((count) => count <= words.length)
    .map((count) => {
      const lines = split(words, count);
      const widest = Math.max(...lines.map(widthOf));
      return {
        lines,
        fontSize: Math.floor(Math.min(width / widest, height / (lines.length * 0.92))),
      };
    });
  return choices.reduce((best, choice) => (choice.fontSize > best.fontSize ? choice : best));
}
