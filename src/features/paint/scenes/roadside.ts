import type { Inks } from './inks.ts';
import { disc, fill, line, outlined, rect, repeat } from './shapes.ts';

/** Rows of a heap of fruit, the widest below. */
const heap = (colour: string, x: number, rows: number[], radius: number) =>
  fill(
    colour,
    rows
      .map((count, row) =>
        repeat(count, (index) =>
          disc(x + (row + 2 * index) * radius, 912 - Math.round((1 + 1.7 * row) * radius), radius),
        ),
      )
      .join(''),
  );

const cartWheel = (ink: Inks, x: number) =>
  outlined(ink.sheet, ink.line, disc(x, 986, 38)) +
  line(ink.line, `M${x} 948v76m-38-38h76m-65-27 54 54m0-54-54 54`, 4);

/** A cart with fruit in heaps. */
export const fruitCart = (ink: Inks) =>
  heap(ink.turmeric, 602, [5, 4], 15) +
  heap(ink.paint, 756, [3, 2], 14) +
  outlined(ink.deep, ink.line, 'M570 914h264v26H570z') +
  line(ink.line, 'M834 926h44M596 940v36m212-36v36') +
  cartWheel(ink, 632) +
  cartWheel(ink, 772);

/** A dog asleep by the road. */
export const dog = (ink: Inks) =>
  line(ink.line, 'M318 1030q-30-2-26-30', 14) +
  outlined(
    ink.brick,
    ink.line,
    'M312 1040q-10-58 50-64 60-4 88 18 4-26 36-24 22 2 34 24l20 8q8 6 2 16-6 10-22 10h-50q-4 12-20 12z',
  ) +
  fill(ink.line, 'M470 974q-20 8-16 38 26-4 30-34z') +
  line(ink.line, 'M494 996q8 6 16 0M360 1036q-8-26 24-34', 5);

const wheel = (ink: Inks, x: number) =>
  line(ink.line, disc(x, 955, 76)) +
  line(ink.steel, `M${x} 884v142m-71-71h142m-121-50 100 100m0-100-100 100`, 3) +
  fill(ink.line, disc(x, 955, 10));

/** A milkman's bicycle that leans on the wall. */
export const bicycle = (ink: Inks) =>
  wheel(ink, 772) +
  wheel(ink, 990) +
  line(
    ink.line,
    'M772 955 838 850 868 958H772M838 850l108-4M868 958l82-94M844 862l104-2M832 836l12 26',
  ) +
  line(
    ink.line,
    'M990 955q-22-30-36-78l-12-62q-2-14-20-12l-34 8M690 900q30-44 90-38l60 6M912 880q60-30 130 10',
  ) +
  fill(ink.line, disc(868, 958, 20)) +
  fill(ink.steel, disc(868, 958, 9)) +
  line(ink.line, 'M868 958l20 34h22') +
  fill(ink.line, 'M800 818h60q12 0 10 14h-44q-24 0-26-14z') +
  fill(ink.turmeric, disc(936, 822, 13)) +
  outlined(
    ink.sheet,
    ink.line,
    'M712 884h18v-14h34v14h18q10 0 10 12v74q0 10-10 10h-70q-10 0-10-10v-74q0-12 10-12z',
  ) +
  line(ink.line, 'M702 912h90', 5);

/** A hand-pump on its slab, and a bucket under the spout. */
export const handPump = (ink: Inks) =>
  outlined(ink.plaster, ink.line, 'M14 1022h246v30H14z') +
  line(ink.line, 'M112 730 52 742Q24 752 22 846', 16) +
  line(ink.line, 'M112 756v-34', 12) +
  outlined(ink.steel, ink.line, rect(94, 880, 34, 142)) +
  outlined(
    ink.paint,
    ink.line,
    'M78 776h66v22h34q24 0 24 24v22h-28v-14q0-8-10-8h-20v58q0 10-10 10H88q-10 0-10-10z',
  ) +
  outlined(ink.steel, ink.line, rect(70, 756, 82, 22)) +
  line(ink.line, 'M172 956q32-54 62 0', 6) +
  outlined(ink.turmeric, ink.line, 'M166 954h74l-10 66h-54z');
