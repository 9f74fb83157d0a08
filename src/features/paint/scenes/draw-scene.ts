import { type PaintedKind, sceneSide, type Time } from '../surfaces.ts';
import { drawERickshaw, eRickshawOverlay } from './e-rickshaw.ts';
import { drawHoarding, hoardingOverlay } from './hoarding.ts';
import { type Inks, inks } from './inks.ts';
import { drawWall, wallOverlay } from './wall.ts';

type Draw = (ink: Inks) => string;

const drawings: Record<PaintedKind, { scene: Draw; overlay: Draw }> = {
  hoarding: { scene: drawHoarding, overlay: hoardingOverlay },
  wall: { scene: drawWall, overlay: wallOverlay },
  'e-rickshaw': { scene: drawERickshaw, overlay: eRickshawOverlay },
};

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sceneSide}" height="${sceneSide}" viewBox="0 0 ${sceneSide} ${sceneSide}" stroke-linejoin="round">${shapes}</svg>`;

/** What stands around the surface, as SVG; the surface itself is empty. */
export const drawScene = (kind: PaintedKind, time: Time) => svg(drawings[kind].scene(inks[time]));

/** What lies over the paint, as SVG. */
export const drawOverlay = (kind: PaintedKind, time: Time) =>
  svg(drawings[kind].overlay(inks[time]));
