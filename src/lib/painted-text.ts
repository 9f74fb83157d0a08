import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { graphemesOf, hasDevanagari } from '#contract/graphemes.ts';

/** Loads one of the site's fonts, so that pictures look the same on every machine. */
async function openFont(name: string): Promise<Font> {
  const file = readFileSync(`src/styles/fonts/${name}.woff2`);
  const sfnt = await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'truetype' });
  return new Font(new Face(new Blob(sfnt)));
}

const latin = await openFont('anek-latin');
const rupee = await openFont('anek-rupee');
const devanagari = await openFont('anek-devanagari');

/** Font units per em, the same in all three fonts. */
const unitsPerEm = latin.face.upem;

/** Splits a line into runs of letters of one font. */
function runsOf(line: string) {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of graphemesOf(line)) {
    const western = letter === '₹' ? rupee : latin;
    const font = hasDevanagari(letter) ? devanagari : western;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Shapes a line, which joins and reorders Devanagari; positions are in units of the font. */
function shapeLine(line: string) {
  let width = 0;
  const glyphs = runsOf(line).flatMap(({ font, text }) => {
    const buffer = new GlyphBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions().map((glyph) => {
      const { codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
      const placed = { outline: font.glyphToPath(codepoint), x: width + xOffset, y: yOffset };
      width += xAdvance;
      return placed;
    });
  });
  return { glyphs, width };
}

/** Width of a line of text, in em. */
export const widthOf = (text: string): number => shapeLine(text).width / unitsPerEm;

/** A line of text in a picture, in px; `y` is the baseline. */
interface PaintedText {
  text: string;
  x: number;
  y: number;
  fontSize: number;
  colour: string;
}

/** The line as SVG outlines: resvg misplaces the marks of Devanagari. */
export function paintText({ text, x, y, fontSize, colour }: PaintedText): string {
  const outlines = shapeLine(text).glyphs.map(
    (glyph) => `<path transform="translate(${glyph.x} ${glyph.y})" d="${glyph.outline}"/>`,
  );
  const scale = fontSize / unitsPerEm;
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
