import { balanceLines, piecesOf } from './balance-lines.ts';
import type { Box } from './surfaces.ts';

/** Ink bounds of a line from its origin, in em. */
export interface Ink {
  left: number;
  right: number;
  up: number;
  down: number;
}

/** A line of a name, and its origin in the picture, in px. */
interface PlacedLine {
  text: string;
  x: number;
  y: number;
}

/** A name as it is painted: font size and depth of the shade in px. */
interface Lettering {
  size: number;
  depth: number;
  lines: PlacedLine[];
}

/** In em: the space between two lines, and how far the shade falls to the right and down. */
const gap = 0.14;
const shade = 0.06;
/** Share of the box that is used: engines round their measurements. */
const used = 0.98;

const mostLines = 3;

const widthOf = ({ left, right }: Ink) => left + right;
const heightOf = ({ up, down }: Ink) => up + down;

/** The largest font size at which these lines fit into the box. */
function tryLines(lines: string[], box: Box, inkOf: (line: string) => Ink) {
  const inks = lines.map(inkOf);
  const width = Math.max(...inks.map(widthOf)) + shade;
  const height = inks.reduce((sum, ink) => sum + heightOf(ink), gap * (lines.length - 1) + shade);
  const size = used * Math.min(box.width / width, box.height / height);
  return { lines, inks, height, size };
}

/**
 * Fits a name into a box by its ink, as large as possible, in one to three centred lines. Undefined if it
 * has no ink, as a blank letter.
 */
export function fitName(
  name: string,
  box: Box,
  inkOf: (line: string) => Ink,
): Lettering | undefined {
  const known = new Map<string, Ink>();
  const knownInk = (line: string) => {
    const ink = known.get(line) ?? inkOf(line);
    known.set(line, ink);
    return ink;
  };
  const pieces = piecesOf(name);
  const tries = Array.from({ length: Math.min(mostLines, pieces.length) }, (_, at) =>
    balanceLines(pieces, at + 1, (line) => widthOf(knownInk(line))),
  ).map((lines) => tryLines(lines, box, knownInk));
  const best = tries.reduce((one, other) => (other.size > one.size ? other : one));
  if (!best.inks.some((ink) => widthOf(ink) > 0 && heightOf(ink) > 0)) return undefined;
  const { height, size } = best;
  let top = box.y + (box.height - height * size) / 2;
  const lines = best.lines.map((text, at) => {
    const ink = best.inks[at] as Ink;
    const x = box.x + (box.width - (widthOf(ink) + shade) * size) / 2 + ink.left * size;
    const y = top + ink.up * size;
    top += (heightOf(ink) + gap) * size;
    return { text, x, y };
  });
  return { size, depth: shade * size, lines };
}
