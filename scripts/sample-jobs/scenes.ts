import type { Inks } from '../../src/features/paint/scenes/inks.ts';
import {
  type Box,
  type Colours,
  colours,
  type PaintedKind,
  type Time,
} from '../../src/features/paint/surfaces.ts';

/** Colours of a board, and what stands around it. */
interface Street extends Pick<Colours, 'letters' | 'shade'> {
  paint: string;
  /** SVG behind the board, and in front of it. */
  behind: string;
  before: string;
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
  | { board: Box; draw: (ink: Inks) => Street }
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

const outline = (ink: Inks) => `stroke="${ink.line}" stroke-width="12"`;

const flags = (ink: Inks) =>
  Array.from({ length: 16 }, (_, index) => {
    const x = 20 + index * 80;
    const y = 150 + Math.abs(index - 7.5) * 9;
    const fill = [ink.paint, ink.turmeric, ink.body][index % 3];
    return `<path d="M${x} ${y}h56l-28 62z" fill="${fill}"/>`;
  }).join('');

const shutter = (ink: Inks) =>
  Array.from(
    { length: 9 },
    (_, row) => `<path d="M290 ${470 + row * 42}h700" stroke="${ink.line}" stroke-width="6"/>`,
  ).join('');

/** Sky, roofs far away and a road. */
const street = (ink: Inks) =>
  `<path d="M0 0h1280v960H0z" fill="${ink.sky}"/><path d="M860 90h240q20 0 20 18t-20 18H860q-20 0-20-18t20-18zM130 40h180q18 0 18 16t-18 16H130q-18 0-18-16t18-16z" fill="${ink.cloud}"/><path d="M0 810V420h110V330h90v110h130v-80h700v60h110V300h80v-60h60v570z" fill="${ink.far}"/><path d="M0 810h1280v150H0z" fill="${ink.road}"/>`;

/** The scenes by the folder of their job. */
export const scenes: Record<string, Scene> = {
  'siwan-hoarding': painted('मिठाई', 'hoarding', 'sindoor', 60),
  'gorakhpur-hoarding': painted('कोचिंग', 'hoarding', 'turmeric', 60, 'night'),
  'siwan-e-rickshaw': painted('कपड़ा', 'e-rickshaw', 'turmeric', 252),
  'chhapra-wall': painted('सीमेंट', 'wall', 'lime', 100),
  'sonepur-mela': {
    word: 'मेला',
    board: { x: 300, y: 240, width: 680, height: 240 },
    draw: (ink) => ({
      ...{ paint: ink.turmeric, letters: '#1d1713', shade: deep.turmeric },
      behind: `${street(ink)}<path d="M0 810 170 520l170 290zm940 0 170-290 170 290z" fill="${ink.sheet}" ${outline(ink)}/><path d="M240 230h90v580h-90zm710 0h90v580h-90z" fill="${ink.paint}" ${outline(ink)}/><path d="M330 480h620v330H330z" fill="${ink.inside}"/>`,
      before: `<path d="M-20 222 640 148l660 74" fill="none" stroke="${ink.body}" stroke-width="12"/>${flags(ink)}`,
    }),
  },
  'gopalganj-shop': {
    word: 'नमूना',
    board: { x: 220, y: 210, width: 840, height: 210 },
    draw: (ink) => ({
      ...{ paint: ink.paint, letters: ink.sheet, shade: deep.sindoor },
      behind: `${street(ink)}<path d="M160 120h960v690H160z" fill="${ink.plaster}" ${outline(ink)}/><path d="M160 96h960v40H160z" fill="${ink.body}"/><path d="M290 440h700v370H290z" fill="${ink.sheet}" ${outline(ink)}/>${shutter(ink)}`,
      before: `<path d="M200 428h880l50 54H150z" fill="${ink.turmeric}" ${outline(ink)}/>`,
    }),
  },
};
