import { plateOf, surfaces } from '../surfaces.ts';
import type { Inks } from './inks.ts';
import { boxPath, disc, fill, line, nightShade, outlined, rect, repeat } from './shapes.ts';

const { ground } = surfaces.wall;

/** A number from 0 to `limit - 1` without visible order, the same in every build. */
const scatter = (index: number, limit: number) => (index * 7919 + index * index * 104729) % limit;

/** Sky, houses and trees behind the wall. */
const background = (ink: Inks) =>
  fill(ink.sky, rect(0, 0, 1080, 140)) +
  fill(ink.cloud, 'M300 40h330q20 0 20 18t-20 18H300q-20 0-20-18t20-18z') +
  fill(ink.far, 'M0 24h150v-14h40v120H0z') +
  fill(ink.inside, rect(56, 52, 48, 60)) +
  fill(
    ink.leaf,
    'M730 140q-30-60 36-78 6-50 74-52 30-40 90-20 70-40 150 0v150zM620 140q-10-34 24-36 16-30 46-10 30-10 50 46z',
  ) +
  fill(ink.leafDeep, 'M800 140q10-50 60-40 20-50 80-30 60-20 80 20l30 50z');

/** Bare bricks where plaster has fallen off, in `rows` that shorten. */
const bareBricks = (ink: Inks, x: number, y: number, rows: number) => {
  const row = (at: number) =>
    repeat(Math.max(1, rows - at - 1), (index) =>
      rect(x + (at % 2) * 12 + index * 40 - 6, y + at * 24, 34, 17),
    );
  const hole = `M${x - 10} ${y - 8}h${rows * 30}l-18 ${rows * 12}-22 8-10 ${rows * 14}h${-rows * 22}z`;
  return fill(ink.plasterDeep, hole) + fill(ink.brick, repeat(rows, row));
};

/** Damp that runs down from the coping. */
const damp = repeat(16, (index) => {
  const length = 12 + scatter(index, 50);
  const width = 8 + scatter(index, 5) * 3;
  return `M${index * 68 + scatter(index, 30)} 134v${length}q${width / 2} ${width} ${width} 0v${-length}z`;
});

/** The panel that a painter limes first, with ragged ends of his brush strokes. */
const limePanel = repeat(27, (index) => {
  const left = ground.x - 20 - scatter(index, 26);
  const right = ground.x + ground.width + 20 + scatter(index + 40, 26);
  return rect(left, ground.y - 26 + index * 25, right - left, 24);
});

/** Dung cakes drying on the wall, each with the print of a hand. */
const dungCakes = (ink: Inks) =>
  repeat(3, (index) => {
    const [x, y] = [1050 - (index % 2) * 6, 632 + index * 66];
    return (
      fill(ink.dung, disc(x, y, 27)) +
      line(ink.plasterDeep, `M${x - 10} ${y - 12}v18m10-22v24m10-20v18`, 4)
    );
  });

/** Shards of glass along the top. */
const shards = repeat(
  27,
  (index) => `M${index * 40 + 6} 104l${8 + scatter(index, 8)} -${14 + scatter(index, 12)} 12 26z`,
);

const wheel = (ink: Inks, x: number) =>
  line(ink.outline, disc(x, 955, 76)) +
  line(ink.steel, `M${x} 884v142m-71-71h142m-121-50 100 100m0-100-100 100`, 3) +
  fill(ink.outline, disc(x, 955, 10));

/** A milkman's bicycle, leaning on the wall. */
const bicycle = (ink: Inks) =>
  wheel(ink, 772) +
  wheel(ink, 990) +
  line(
    ink.outline,
    'M772 955 838 850 868 958H772M838 850l108-4M868 958l82-94M844 862l104-2M832 836l12 26',
  ) +
  line(
    ink.outline,
    'M990 955q-22-30-36-78l-12-62q-2-14-20-12l-34 8M690 900q30-44 90-38l60 6M912 880q60-30 130 10',
  ) +
  fill(ink.outline, disc(868, 958, 20)) +
  fill(ink.steel, disc(868, 958, 9)) +
  line(ink.outline, 'M868 958l20 34h22') +
  fill(ink.outline, 'M800 818h60q12 0 10 14h-44q-24 0-26-14z') +
  fill(ink.turmeric, disc(936, 822, 13)) +
  outlined(
    ink.sheet,
    ink.outline,
    'M712 884h18v-14h34v14h18q10 0 10 12v74q0 10-10 10h-70q-10 0-10-10v-74q0-12 10-12z',
  ) +
  line(ink.outline, 'M702 912h90', 5);

/** A hand-pump on its slab, with a bucket under the spout. */
export const handPump = (ink: Inks) =>
  outlined(ink.plaster, ink.outline, 'M14 1022h246v30H14z') +
  line(ink.outline, 'M112 730 52 742Q24 752 22 846', 16) +
  line(ink.outline, 'M112 756v-34', 12) +
  outlined(ink.steel, ink.outline, rect(94, 880, 34, 142)) +
  outlined(
    ink.paint,
    ink.outline,
    'M78 776h66v22h34q24 0 24 24v22h-28v-14q0-8-10-8h-20v58q0 10-10 10H88q-10 0-10-10z',
  ) +
  outlined(ink.steel, ink.outline, rect(70, 756, 82, 22)) +
  line(ink.outline, 'M172 956q32-54 62 0', 6) +
  outlined(ink.turmeric, ink.outline, 'M166 954h74l-10 66h-54z');

/** A limed wall of 12 × 8 ft by the road, with a lamp, a plinth and a drain. */
export const drawWall = (ink: Inks) =>
  background(ink) +
  fill(ink.plaster, rect(0, 128, 1080, 760)) +
  fill(ink.plasterDeep, damp) +
  fill(
    ink.lime,
    limePanel + rect(ground.x - 18, ground.y - 18, ground.width + 36, ground.height + 60),
  ) +
  bareBricks(ink, 1012, 176, 5) +
  bareBricks(ink, 6, 560, 4) +
  dungCakes(ink) +
  fill(ink.steel, shards) +
  outlined(ink.plasterDeep, ink.line, 'M-20 102h1120v30H-20z') +
  fill(ink.sheet, boxPath(ground)) +
  fill(ink.plate, boxPath(plateOf('wall'))) +
  // The lamp
  line(ink.line, 'M496 100V70q0-22 22-22t22 22v52') +
  fill(ink.lamp, 'M522 156a18 16 0 0 0 36 0z') +
  outlined(ink.body, ink.line, 'M526 118h28l26 38h-80z') +
  // The drain and the road
  fill(ink.brick, rect(0, 880, 1080, 58)) +
  line(ink.line, 'M0 880h1080') +
  fill(ink.plasterDeep, rect(0, 938, 1080, 76)) +
  fill(ink.water, rect(0, 954, 1080, 38)) +
  line(ink.steel, 'M280 968h60m30 8h40m200-6h70m-250 12h30', 4) +
  line(ink.line, 'M0 942h1080') +
  fill(ink.road, rect(0, 1004, 1080, 76)) +
  line(ink.line, 'M0 1004h1080') +
  outlined(ink.plaster, ink.line, 'M420 942h200l14 62H406zM520 942v62') +
  line(ink.roadDeep, 'M330 1050h70m60 0h150m60 0h40', 7) +
  bicycle(ink);

/** Uneven strokes of the brush over the paint. */
const brushStrokes = (seed: number) =>
  repeat(46, (index) => {
    const width = 120 + scatter(index + seed, 260);
    const x = ground.x + scatter(index * 3 + seed, ground.width - width);
    const y = ground.y + 8 + scatter(index * 5 + seed, ground.height - 16);
    return `M${x} ${y}l${width} -3v${3 + (index % 3)}l${-width + 20} 3z`;
  });

/** Brush strokes, flaked paint and lamplight, and the hand-pump in front. */
export const wallOverlay = (ink: Inks) =>
  fill('#fff3dc16', brushStrokes(1)) +
  fill('#1d171316', brushStrokes(7)) +
  fill(
    ink.lime,
    'M90 190h40l-12 7-14 2-6 12-8 3zM990 300v54l-7-12 2-12-6-8 4-12zM990 790h-70l16-9 20-1 8-12 14-3 4-16 8-9zM640 790h-74l12-8 24 2 10-7 14 6zM90 470l7 10-3 14 7 8-4 14-7 10z',
  ) +
  (ink.isNight ? nightShade('#0d0a0814', ground, 430, 470) : '') +
  handPump(ink);
