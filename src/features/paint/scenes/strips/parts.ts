import type { Inks } from '../inks.ts';
import { fill, line, rect } from '../shapes.ts';

/** Width and height in px of a strip, which repeats sideways. */
export const stripSize = { width: 1440, height: 96 };

/** The ground that everything in a strip stands on. */
export const ground = (ink: Inks) => line(ink.outline, `M0 94h${stripSize.width}`, 4);

/** Shapes drawn around 0 0, moved there. */
export const place = (x: number, y: number, shapes: string) =>
  `<g transform="translate(${x} ${y})">${shapes}</g>`;

/** Part of another picture on the road of a strip; its lowest point there is at `foot`. */
export const stand = (x: number, foot: number, shapes: string, scale = 0.45) =>
  `<g transform="translate(${x} ${Math.round(92 - scale * foot)}) scale(${scale})">${shapes}</g>`;

/** Evenly spaced poles, across the seam to the next strip too. */
const polesAt = [160, 520, 880, 1240];

/** Poles along a road with two wires. */
export const wires = (ink: Inks) =>
  polesAt
    .map((x) =>
      fill(ink.isNight ? ink.outline : ink.steel, rect(x - 3, 4, 6, 90) + rect(x - 13, 9, 26, 4)),
    )
    .join('') +
  line(
    ink.steel,
    [-200, ...polesAt].map((x) => `M${x} 8q180 30 360 0m0 0q-180 44-360 0`).join(''),
    2,
  );
