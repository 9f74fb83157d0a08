import {
  type Box,
  type Colours,
  colours,
  type PaintedKind,
  type Time,
} from '../../src/features/paint/surfaces.ts';

/** What a sample picture shows: a word on a surface of Paint your name, or on a board in a street of its own. */
export type Scene = Pick<Colours, 'letters' | 'shade'> & { word: string; paint: string } & (
    | {
        kind: PaintedKind;
        time: Time /** Height in px at which the picture is cut out of the scene. */;
        top: number;
      }
    | {
        board: Box /** SVG behind the board, and in front of it. */;
        behind: string;
        before: string;
      }
  );

/** The inks of the drawings, by day (src/styles/tokens.css and the heroes' drawings). */
const ink = '#1d1713';
const cream = '#fff3dc';
const sindoor = '#b0211a';
const turmeric = '#f3aa1c';
const plaster = '#d9c49a';
const deep = { sindoor: '#5e0f0b', turmeric: '#b97a08' };
const outline = `stroke="${ink}" stroke-width="12"`;

const painted = (
  word: string,
  kind: PaintedKind,
  time: Time,
  colour: keyof typeof colours,
  top: number,
): Scene => {
  const { ground: paint, letters, shade } = colours[colour];
  return { word, kind, time, top, paint, letters, shade };
};

const flags = Array.from({ length: 16 }, (_, index) => {
  const x = 20 + index * 80;
  const y = 150 + Math.abs(index - 7.5) * 9;
  const fill = [sindoor, turmeric, ink][index % 3];
  return `<path d="M${x} ${y}h56l-28 62z" fill="${fill}"/>`;
}).join('');

const shutter = Array.from(
  { length: 9 },
  (_, row) => `<path d="M290 ${470 + row * 42}h700" stroke="${ink}" stroke-width="6"/>`,
).join('');

/** Sky, roofs far away and a road (features/paint/scenes/inks.ts). */
const street =
  '<path d="M0 0h1280v960H0z" fill="#f3dfb3"/><path d="M860 90h240q20 0 20 18t-20 18H860q-20 0-20-18t20-18zM130 40h180q18 0 18 16t-18 16H130q-18 0-18-16t18-16z" fill="#f9eccb"/><path d="M0 810V420h110V330h90v110h130v-80h700v60h110V300h80v-60h60v570z" fill="#e6cd9c"/><path d="M0 810h1280v150H0z" fill="#b8a482"/>';

/** The scenes by the folder of their job. */
export const scenes: Record<string, Scene> = {
  'siwan-hoarding': painted('मिठाई', 'hoarding', 'day', 'sindoor', 60),
  'gorakhpur-hoarding': painted('कोचिंग', 'hoarding', 'night', 'turmeric', 60),
  'siwan-e-rickshaw': painted('कपड़ा', 'e-rickshaw', 'day', 'turmeric', 170),
  'chhapra-wall': painted('सीमेंट', 'wall', 'day', 'lime', 100),
  'sonepur-mela': {
    word: 'मेला',
    board: { x: 300, y: 240, width: 680, height: 240 },
    ...{ paint: turmeric, letters: ink, shade: deep.turmeric },
    behind: `${street}<path d="M0 810 170 520l170 290zm940 0 170-290 170 290z" fill="${cream}" ${outline}/><path d="M240 230h90v580h-90zm710 0h90v580h-90z" fill="${sindoor}" ${outline}/><path d="M330 480h620v330H330z" fill="${ink}"/>`,
    before: `<path d="M-20 222 640 148l660 74" fill="none" ${outline}/>${flags}`,
  },
  'gopalganj-shop': {
    word: 'नमूना',
    board: { x: 220, y: 210, width: 840, height: 210 },
    ...{ paint: sindoor, letters: cream, shade: deep.sindoor },
    behind: `${street}<path d="M160 120h960v690H160z" fill="${plaster}" ${outline}/><path d="M160 96h960v40H160z" fill="${ink}"/><path d="M290 440h700v370H290z" fill="${cream}" ${outline}/>${shutter}`,
    before: `<path d="M200 428h880l50 54H150z" fill="${turmeric}" ${outline}/>`,
  },
};
