import { paintText, widthOf } from '#src/lib/painted-text.ts';
import type { Box } from '../surfaces.ts';

/** Width of the one line that outlines what stands in front, in pixels of the scene. */
const outline = 9;

/** A flat shape. */
export const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;

/** A line without a shape: wire, rod, edge. */
export const line = (colour: string, path: string, width = outline) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`;

/** A flat shape with its outline. */
export const outlined = (colour: string, edge: string, path: string) =>
  `<path fill="${colour}" stroke="${edge}" stroke-width="${outline}" d="${path}"/>`;

/** Path of a rectangle. */
export const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Path of a box, larger by `grow` on each side. */
export const boxPath = ({ x, y, width, height }: Box, grow = 0) =>
  rect(x - grow, y - grow, width + 2 * grow, height + 2 * grow);

/** Path of a disc around a point. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** What `draw` gives for 0 to count - 1, as one. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Shapes moved to a point, and mirrored where `flip` is -1. */
export const at = (x: number, y: number, shapes: string, flip: 1 | -1 = 1) =>
  `<g transform="translate(${x} ${y})${flip < 0 ? ' scale(-1 1)' : ''}">${shapes}</g>`;

/** A word of the street in outlines, so that the drawing needs no font; as large as its box lets it be. */
export function word(colour: string, text: string, { x, y, width, height }: Box) {
  const wide = widthOf(text);
  const fontSize = Math.round(Math.min(width / wide, height));
  const left = Math.round(x + (width - wide * fontSize) / 2);
  return paintText({
    text,
    x: left,
    y: Math.round(y + height / 2 + fontSize / 3),
    fontSize,
    colour,
  });
}

/** Numbers from 0 to below `most` without visible order, the same in every build. */
export const scatter = (index: number, most: number) =>
  (index * 7919 + index * index * 104729) % most;
