import type { Inks } from './inks.ts';
import { drawRoad } from './strips/road.ts';
import { drawRoofs } from './strips/roofs.ts';
import { drawStreet } from './strips/street.ts';

const strips = { street: drawStreet, roofs: drawRoofs, road: drawRoad };

/** The name of a strip: a street of the bazaar, the roofs above it, the road out of town. */
export type StripName = keyof typeof strips;

/** All strips. */
export const stripNames = Object.keys(strips) as StripName[];

/** Paler by night than in a scene: the paper behind may be brown. Pale lines need a darker sheet. */
const onPaper = (ink: Inks): Inks =>
  ink.isNight
    ? {
        ...ink,
        line: ink.outline,
        sheet: ink.deep,
        far: '#4a3c2f',
        brick: '#a95d48',
        paint: '#b92d22',
        leaf: '#5f5335',
        leafDeep: '#453b26',
      }
    : ink;

/** Draws a strip along an edge of paper, in inks for that paper. */
export const drawStrip = (name: StripName, ink: Inks) => strips[name](onPaper(ink));
