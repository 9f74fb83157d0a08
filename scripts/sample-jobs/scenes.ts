import type { Inks } from '../../src/features/paint/scenes/inks.ts';
import {
  type Box,
  type Colours,
  colours,
  type PaintedKind,
  type Time,
} from '../../src/features/paint/surfaces.ts';
import { melaGate, type Street, shopStreet } from './streets.ts';

/** Colours of a board, and what stands around it. */
interface Painted extends Pick<Colours, 'letters' | 'shade'>, Street {
  paint: string;
}

/** What a sample picture shows: a word on a surface of Paint your name, or on a board in a street of its own. */
export type Scene = { word: string } & (
  | (Pick<Colours, 'letters' | 'shade'> & {
      paint: string;
      kind: PaintedKind;
      /** Height in px at which the picture is cut out of the scene. */
      top: number;
      /** Only drawn at this time. */
      time?: Time;
    })
  | { board: Box; draw: (ink: Inks) => Painted }
);

/** Shades of painted letters. */
const deep = { sindoor: '#5e0f0b', turmeric: '#b97a08' };

const painted = (
  word: string,
  kind: PaintedKind,
  colour: keyof typeof colours,
  top: number,
  time?: Time,
): Scene => {
  const { ground: paint, letters, shade } = colours[colour];
  return { word, kind, top, paint, letters, shade, ...(time && { time }) };
};

/** The scenes by the folder of their job. */
export const scenes: Record<string, Scene> = {
  'siwan-hoarding': painted('मिठाई', 'hoarding', 'sindoor', 60),
  'gorakhpur-hoarding': painted('कोचिंग', 'hoarding', 'turmeric', 60, 'night'),
  'siwan-e-rickshaw': painted('कपड़ा', 'e-rickshaw', 'turmeric', 252),
  'chhapra-wall': painted('सीमेंट', 'wall', 'lime', 100),
  'sonepur-mela': {
    word: 'मेला',
    board: { x: 322, y: 226, width: 636, height: 250 },
    draw: (ink) => ({
      ...{ paint: ink.turmeric, letters: '#1d1713', shade: deep.turmeric },
      ...melaGate(ink),
    }),
  },
  'gopalganj-shop': {
    word: 'नमूना',
    board: { x: 325, y: 250, width: 630, height: 210 },
    draw: (ink) => ({
      ...{ paint: ink.paint, letters: ink.sheet, shade: deep.sindoor },
      ...shopStreet(ink),
    }),
  },
};
