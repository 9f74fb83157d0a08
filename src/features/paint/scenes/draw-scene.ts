import { areLettersLast, type PaintedKind, sceneSide, type Time } from '../surfaces.ts';
import { codeSticker } from './code-sticker.ts';
import { drawERickshaw, eRickshawOverlay } from './e-rickshaw.ts';
import { drawHoarding, hoardingOverlay } from './hoarding.ts';
import { type Inks, inksAt } from './inks.ts';
import { drawWall, wallOverlay } from './wall.ts';

const drawings: Record<PaintedKind, Record<'scene' | 'overlay', (ink: Inks) => string>> = {
  hoarding: { scene: drawHoarding, overlay: hoardingOverlay },
  wall: { scene: drawWall, overlay: wallOverlay },
  'e-rickshaw': { scene: drawERickshaw, overlay: eRickshawOverlay },
};

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sceneSide}" height="${sceneSide}" viewBox="0 0 ${sceneSide} ${sceneSide}" stroke-linejoin="round">${shapes}</svg>`;

/** SVG of the scene around an empty surface, with the QR code of an address in a corner. */
export function drawScene(kind: PaintedKind, time: Time, address: string): string {
  const inks = inksAt(time);
  return svg(drawings[kind].scene(inks) + codeSticker(address, inks));
}

/** What is painted on a surface. */
interface Paint {
  ground: string;
  letters: string;
}

/** SVG of a scene with paint on its surface in the order of surfaces.ts, and with more shapes in front. */
export function drawPainted(kind: PaintedKind, time: Time, paint: Paint, front = ''): string {
  const { scene, overlay } = drawings[kind];
  const inks = inksAt(time);
  const { ground, letters } = paint;
  const isLast = areLettersLast(kind, inks.isNight);
  const covered = isLast ? overlay(inks) + letters : letters + overlay(inks);
  return svg(scene(inks) + ground + covered + front);
}

/** SVG of what covers the paint: folds, brush strokes, lamplight. */
export const drawOverlay = (kind: PaintedKind, time: Time) =>
  svg(drawings[kind].overlay(inksAt(time)));
