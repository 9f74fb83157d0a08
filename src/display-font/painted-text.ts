import { readFileSync } from 'node:fs';
import { graphemesOf, hasDevanagari } from '#contract/graphemes.ts';
import { openFace, shapeText } from './shape.ts';

/** Our own faces and nothing of the machine, so that every build is alike. */
const open = (name: string) =>
  openFace(readFileSync(`src/features/share-pictures/fonts/${name}-hoarding.ttf`));
const latin = open('anek-latin');
const devanagari = open('anek-devanagari');

/** Both faces are of one design. */
const unitsPerEm = latin.face.upem;

/** Letters in a row that one face has. */
interface Run {
  face: typeof latin;
  text: string;
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of graphemesOf(text)) {
    const face = hasDevanagari(letter) ? devanagari : latin;
    const last = runs.at(-1);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}

/** Width of a line of text, in em. */
export const widthOf = (text: string): number =>
  runsOf(text).reduce((sum, run) => sum + shapeText(run.face, run.text).advance, 0) / unitsPerEm;

/** A line of text in a picture, in px; its letters stand on `y`. */
interface PaintedText {
  text: string;
  x: number;
  y: number;
  fontSize: number;
  colour: string;
}

/** The line as outlines: resvg, which draws the pictures, joins Devanagari but does not place it. */
export function paintText({ text, x, y, fontSize, colour }: PaintedText): string {
  let start = 0;
  const outlines = runsOf(text).flatMap((run) => {
    const { glyphs, advance } = shapeText(run.face, run.text);
    const left = start;
    start += advance;
    return glyphs.map(
      (glyph) =>
        `<path transform="translate(${left + glyph.x} ${glyph.y})" d="${run.face.glyphToPath(glyph.id)}"/>`,
    );
  });
  const scale = fontSize / unitsPerEm;
  return `<g fill="${colour}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`;
}
