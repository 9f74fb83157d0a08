import { balanceLines, piecesOf } from './balance-lines.ts';
import type { Box } from './surfaces.ts';

/** Ink bounds of a line from its origin, in em. */
export interface Ink {
  left: number;
  right: number;
  up: number;
  down: number;
}

/**
 * Font size in px at which lines are measured and painted, scaled to the board: browsers round glyph widths
 * at each size, so the ink would differ at another, and each new size makes a phone rasterise new glyphs.
 */
export const fontSize = 100;

/** Emoji, flags, Hebrew, Arabic: Firefox reports smaller bounds than they paint. */
const unreliableMetrics =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\u0590-\u08ff\ufb1d-\ufefc]/u;

const maxLines = 3;
/** Space between two lines, in em. */
const gap = 0.14;
/** How far the shade falls to the right and down, in em. */
const shade = 0.06;
/** Share of the box to fill: browsers round their measurements. */
const fillRatio = 0.98;

const widthOf = ({ left, right }: Ink) => left + right;
const heightOf = ({ up, down }: Ink) => up + down;

/** The largest font size in px at which these lines fit into the box. */
function fitLines(lines: string[], box: Box, inkOf: (line: string) => Ink) {
  const inks = lines.map(inkOf);
  const width = Math.max(...inks.map(widthOf)) + shade;
  const height = inks.reduce((sum, ink) => sum + heightOf(ink), gap * (lines.length - 1) + shade);
  const size = fillRatio * Math.min(box.width / width, box.height / height);
  return { lines, inks, height, size };
}

/**
 * Fits a name into a box by its ink, as large as possible, in one to three centred lines: font size and
 * depth of the shade in px, and the origin of each line. Undefined for a name without ink, such as a blank.
 */
export function fitName(name: string, box: Box, measure: (line: string) => Ink) {
  const cache = new Map<string, Ink>();
  const inkOf = (line: string) => {
    const ink = cache.get(line) ?? measure(line);
    cache.set(line, ink);
    return ink;
  };
  const pieces = piecesOf(name);
  const best = Array.from({ length: Math.min(maxLines, pieces.length) }, (_, index) =>
    balanceLines(pieces, index + 1, (line) => widthOf(inkOf(line))),
  )
    .map((lines) => fitLines(lines, box, inkOf))
    .reduce((one, other) => (other.size > one.size ? other : one));
  if (!best.inks.some((ink) => widthOf(ink) > 0 && heightOf(ink) > 0)) return undefined;
  const { height, size } = best;
  let top = box.y + (box.height - height * size) / 2;
  const lines = best.lines.map((text) => {
    const ink = inkOf(text);
    const x = box.x + (box.width - (widthOf(ink) + shade) * size) / 2 + ink.left * size;
    const y = top + ink.up * size;
    top += (heightOf(ink) + gap) * size;
    return { text, x, y };
  });
  return { size, depth: shade * size, lines };
}

/**
 * Sets the font of a canvas. Returns a function that measures ink in it, with generous bounds where the browser is
 * wrong.
 */
export function inkMeter(canvas: CanvasRenderingContext2D, families: string) {
  canvas.font = `800 ${fontSize}px ${families}`;
  return (line: string): Ink => {
    const ink = canvas.measureText(line);
    const [right, up, down] = unreliableMetrics.test(line)
      ? [ink.width / fontSize, 1, 0.45]
      : [0, 0, 0];
    return {
      left: ink.actualBoundingBoxLeft / fontSize,
      right: Math.max(ink.actualBoundingBoxRight / fontSize, right),
      up: Math.max(ink.actualBoundingBoxAscent / fontSize, up),
      down: Math.max(ink.actualBoundingBoxDescent / fontSize, down),
    };
  };
}

/** A baseline and a font size at which a name fits into a box in one line, roughly, without measuring. */
export function roughFit(name: string, { y, width, height }: Box) {
  const size = Math.round(Math.min(0.78 * height, width / (0.5 * name.length)));
  return { size, baseline: Math.round(y + height / 2 + 0.3 * size) };
}
