import { paintText, widthOf } from '#src/lib/painted-text.ts';
import type { Box } from '../surfaces.ts';

/** Width in px of the outline around shapes in the foreground. */
const outline = 9;

/** A flat shape. */
export const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`;

/** An open line, such as a wire or a rod. */
export const line = (colour: string, path: string, width = outline) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${path}"/>`;

/** A flat shape with an outline. */
export const outlined = (colour: string, edge: string, path: string, width = outline) =>
  `<path fill="${colour}" stroke="${edge}" stroke-width="${width}" d="${path}"/>`;

/** Path of a rectangle. */
export const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** Path of a box, grown by `grow` on each side. */
export const boxPath = ({ x, y, width, height }: Box, grow = 0) =>
  rect(x - grow, y - grow, width + 2 * grow, height + 2 * grow);

/** Path of a disc. */
export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Concatenates `draw(0)` to `draw(count - 1)`. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A word in outlines, as large as its box allows: an SVG in an image has no web fonts. */
export function word(colour: string, text: string, { x, y, width, height }: Box) {
  const em = widthOf(text);
  const fontSize = Math.round(Math.min(width / em, height));
  const left = Math.round(x + (width - em * fontSize) / 2);
  const baseline = Math.round(y + height / 2 + fontSize / 3);
  return paintText({ text, x: left, y: baseline, fontSize, colour });
}

/** Night shade on a surface, below two arcs of lamplight that start at `top`. */
export const nightShade = (colour: string, surface: Box, top: number, radius: number) => {
  const { x, y, width, height } = surface;
  const below = (depth: number) =>
    `M${x} ${top}A${radius} ${depth} 0 0 0 ${x + width} ${top}V${y + height}H${x}z`;
  return fill(colour, below(330)) + fill(colour, below(220));
};
