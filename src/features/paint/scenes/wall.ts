import { plateOf, surfaces } from '../surfaces.ts';
import type { Inks } from './inks.ts';
import { bicycle, handPump } from './roadside.ts';
import { boxPath, disc, fill, line, outlined, rect, repeat, scatter } from './shapes.ts';

const { ground } = surfaces.wall;
const plate = plateOf('wall');

const yard = (ink: Inks) =>
  fill(ink.sky, rect(0, 0, 1080, 140)) +
  fill(ink.cloud, 'M300 40h330q20 0 20 18t-20 18H300q-20 0-20-18t20-18z') +
  fill(ink.far, 'M0 24h150v-14h40v120H0z') +
  fill(ink.inside, rect(56, 52, 48, 60)) +
  fill(
    ink.leaf,
    'M730 140q-30-60 36-78 6-50 74-52 30-40 90-20 70-40 150 0v150zM620 140q-10-34 24-36 16-30 46-10 30-10 50 46z',
  ) +
  fill(ink.leafDeep, 'M800 140q10-50 60-40 20-50 80-30 60-20 80 20l30 50z');

/** Bricks where the plaster has fallen off; `rows` of them, each a little shorter. */
const bareBricks = (ink: Inks, x: number, y: number, rows: number) =>
  fill(
    ink.plasterDeep,
    `M${x - 10} ${y - 8}h${rows * 30}l-18 ${rows * 12}-22 8-10 ${rows * 14}h${-rows * 22}z`,
  ) +
  fill(
    ink.brick,
    repeat(rows, (row) =>
      repeat(Math.max(1, rows - row - 1), (index) =>
        rect(x + (row % 2) * 12 + index * 40 - 6, y + row * 24, 34, 17),
      ),
    ),
  );

const damp = (ink: Inks) =>
  fill(
    ink.plasterDeep,
    repeat(16, (index) => {
      const length = 12 + scatter(index, 50);
      const width = 8 + scatter(index, 5) * 3;
      return `M${index * 68 + scatter(index, 30)} 134v${length}q${width / 2} ${width} ${width} 0v${-length}z`;
    }),
  );

/** The lime that a painter lays on before the colour: a panel with the ends of his brush. */
const limePanel = (ink: Inks) => {
  const { x, y, width, height } = ground;
  const strokes = Array.from({ length: 27 }, (_, index) => {
    const left = x - 20 - scatter(index, 26);
    const right = x + width + 20 + scatter(index + 40, 26);
    return rect(left, y - 26 + index * 25, right - left, 24);
  });
  return fill(ink.lime, strokes.join('') + rect(x - 18, y - 18, width + 36, height + 60));
};

/** Dung cakes that dry on the wall, each with the mark of a hand. */
const dungCakes = (ink: Inks) =>
  repeat(3, (index) => {
    const [x, y] = [1050 - (index % 2) * 6, 632 + index * 66];
    return (
      fill(ink.dung, disc(x, y, 27)) +
      line(ink.plasterDeep, `M${x - 10} ${y - 12}v18m10-22v24m10-20v18`, 4)
    );
  });

const wall = (ink: Inks) =>
  fill(ink.plaster, rect(0, 128, 1080, 760)) +
  damp(ink) +
  limePanel(ink) +
  bareBricks(ink, 1012, 176, 5) +
  bareBricks(ink, 6, 560, 4) +
  dungCakes(ink) +
  fill(
    ink.steel,
    repeat(
      27,
      (index) =>
        `M${index * 40 + 6} 104l${8 + scatter(index, 8)} -${14 + scatter(index, 12)} 12 26z`,
    ),
  ) +
  outlined(ink.plasterDeep, ink.line, 'M-20 102h1120v30H-20z') +
  fill(ink.sheet, boxPath(ground)) +
  fill(ink.plate, boxPath(plate));

const lamp = (ink: Inks) =>
  line(ink.line, 'M496 100V70q0-22 22-22t22 22v52') +
  fill(ink.lamp, 'M522 156a18 16 0 0 0 36 0z') +
  outlined(ink.body, ink.line, 'M526 118h28l26 38h-80z');

const drain = (ink: Inks) =>
  fill(ink.brick, rect(0, 880, 1080, 58)) +
  line(ink.line, 'M0 880h1080') +
  fill(ink.plasterDeep, rect(0, 938, 1080, 76)) +
  fill(ink.water, rect(0, 954, 1080, 38)) +
  line(ink.steel, 'M280 968h60m30 8h40m200-6h70m-250 12h30', 4) +
  line(ink.line, 'M0 942h1080') +
  fill(ink.road, rect(0, 1004, 1080, 76)) +
  line(ink.line, 'M0 1004h1080') +
  outlined(ink.plaster, ink.line, 'M420 942h200l14 62H406zM520 942v62') +
  line(ink.roadDeep, 'M330 1050h70m60 0h150m60 0h40', 7);

/** A limed wall of 12 × 8 ft by the road, with plinth and drain, a hand-pump and a bicycle. */
export const drawWall = (ink: Inks) =>
  yard(ink) + wall(ink) + lamp(ink) + drain(ink) + bicycle(ink);

/** Streaks of the brush: paint that is thinner here, thicker there. */
const brushStrokes = (colour: string, count: number, seed: number) =>
  fill(
    colour,
    repeat(count, (index) => {
      const width = 120 + scatter(index + seed, 260);
      const x = ground.x + scatter(index * 3 + seed, ground.width - width);
      const y = ground.y + 8 + scatter(index * 5 + seed, ground.height - 16);
      return `M${x} ${y}l${width} -3v${3 + (index % 3)}l${-width + 20} 3z`;
    }),
  );

const flakes = (ink: Inks) =>
  fill(
    ink.lime,
    'M90 190h40l-12 7-14 2-6 12-8 3zM990 300v54l-7-12 2-12-6-8 4-12zM990 790h-70l16-9 20-1 8-12 14-3 4-16 8-9zM640 790h-74l12-8 24 2 10-7 14 6zM90 470l7 10-3 14 7 8-4 14-7 10z',
  );

/** By night the lamp lights the wall down to an arc. */
const lamplight = (height: number) =>
  fill('#0d0a0814', `M90 430A470 ${height} 0 0 0 990 430V790H90z`);

/** What lies over the paint of the wall, and the hand-pump before it. */
export const wallOverlay = (ink: Inks) =>
  brushStrokes('#fff3dc16', 46, 1) +
  brushStrokes('#1d171316', 46, 7) +
  flakes(ink) +
  (ink.isNight ? lamplight(330) + lamplight(220) : '') +
  handPump(ink);
