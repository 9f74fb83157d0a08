import { plateOf, surfaces } from '../surfaces.ts';
import { grocer, sweets, tailor, teaStall } from './bazaar.ts';
import type { Inks } from './inks.ts';
import { boxPath, disc, fill, line, outlined, rect, repeat } from './shapes.ts';

const { ground } = surfaces.hoarding;
const lampsAt = [206, 506, 806];

const skyline = (ink: Inks) =>
  fill(ink.sky, rect(0, 0, 1080, 1080)) +
  fill(ink.cloud, 'M90 108h220q22 0 22 20t-22 20H90zM1080 138H690q-22 0-22-20t22-20h390z') +
  fill(ink.star, disc(982, 70, 44)) +
  fill(ink.far, 'M0 350h64v390H0zM1010 396h70v344h-70z') +
  line(ink.far, 'M1032 396v-50m16 50v-60m16 60v-44', 6) +
  fill(ink.mid, rect(0, 610, 1080, 140)) +
  fill(ink.inside, rect(968, 664, 88, 56)) +
  line(ink.mid, 'M1012 664v56', 8);

/**
 * A pole with the wires of the street; a kite between the lamps, where no page crops it; a shirt and a checked towel on
 * a line.
 */
const wires = (ink: Inks) =>
  line(ink.steel, 'M-10 36 12 50M66 50Q560 160 1090 20M-10 54l24-4M66 50Q560 196 1090 70', 5) +
  fill(ink.steel, 'M28 30h24v700H28zM0 58h80v12H0zm8-16h10v16H8zm54 0h10v16H62z') +
  line(ink.steel, 'M402 116q14 26 40 44', 4) +
  fill(ink.paint, 'm402 92 20 22-20 25-20-25zm-8 47h16l-8 14z') +
  fill(ink.turmeric, 'm402 92 20 22h-40z') +
  line(ink.line, 'M48 664q80 20 152-4', 5) +
  fill(ink.sheet, 'm66 668 12 4q8 6 16 2l14 2 12 16-10 10-6-6v28H78v-30l-8 6-10-10z') +
  fill(ink.paint, 'M132 674h46v50h-46z') +
  line(ink.sheet, 'M132 690h46m-46 16h46m-31-32v50m16-50v50', 4);

const lamp = (ink: Inks, x: number) =>
  line(ink.pole, `M${x} 164v-52q0-20 20-20h30`) +
  fill(ink.lamp, `M${x + 44} 122a22 15 0 0 0 44 0z`) +
  outlined(ink.pole, ink.line, `M${x + 48} 86h36l18 36h-72z`);

const board = (ink: Inks) =>
  lampsAt.map((x) => lamp(ink, x)).join('') +
  outlined(ink.pole, ink.line, rect(196, 650, 30, 350) + rect(854, 650, 30, 350)) +
  outlined(ink.pole, ink.line, boxPath(ground, 14)) +
  fill(ink.sheet, boxPath(ground)) +
  line(ink.pole, 'M300 650v24m480-24v24') +
  outlined(ink.plate, ink.line, boxPath(plateOf('hoarding'), 5));

/** A heap of fruit, its longest row at the bottom. */
const heap = (colour: string, x: number, rows: number[], radius: number) => {
  const row = (count: number, y: number) =>
    repeat(count, (index) =>
      disc(x + (y + 2 * index) * radius, 912 - Math.round((1 + 1.7 * y) * radius), radius),
    );
  return fill(colour, rows.map(row).join(''));
};

const cartWheel = (ink: Inks, x: number) =>
  outlined(ink.sheet, ink.line, disc(x, 986, 38)) +
  line(ink.line, `M${x} 948v76m-38-38h76m-65-27 54 54m0-54-54 54`, 4);

/** A handcart with fruit, 1024 px deep. */
export const fruitCart = (ink: Inks) =>
  heap(ink.turmeric, 602, [5, 4], 15) +
  heap(ink.paint, 756, [3, 2], 14) +
  outlined(ink.deep, ink.line, 'M570 914h264v26H570z') +
  line(ink.line, 'M834 926h44M596 940v36m212-36v36') +
  cartWheel(ink, 632) +
  cartWheel(ink, 772);

/** A dog asleep on the road, 1045 px deep. */
export const sleepingDog = (ink: Inks) =>
  line(ink.line, 'M318 1030q-30-2-26-30', 14) +
  outlined(
    ink.brick,
    ink.line,
    'M312 1040q-10-58 50-64 60-4 88 18 4-26 36-24 22 2 34 24l20 8q8 6 2 16-6 10-22 10h-50q-4 12-20 12z',
  ) +
  fill(ink.line, 'M470 974q-20 8-16 38 26-4 30-34z') +
  line(ink.line, 'M494 996q8 6 16 0M360 1036q-8-26 24-34', 5);

/** A board of 20 × 10 ft on two poles above the shops of a bazaar. */
export const drawHoarding = (ink: Inks) =>
  skyline(ink) +
  wires(ink) +
  teaStall(ink) +
  grocer(ink) +
  tailor(ink) +
  sweets(ink) +
  // The street, and the feet of the poles
  fill(ink.road, rect(0, 990, 1080, 90)) +
  line(ink.line, 'M0 990h1080') +
  line(ink.sheet, 'M60 1050h150m130 0h290m90 0h200') +
  outlined(ink.plaster, ink.line, 'M176 1006l10-36h50l10 36zM834 1006l10-36h50l10 36z') +
  board(ink) +
  fruitCart(ink) +
  sleepingDog(ink);

/** Shadows of a wire and the lamps, by day. */
const shadows =
  line('#1d171320', 'M70 236Q560 330 1010 250', 6) +
  fill('#1d171320', lampsAt.map((x) => `M${x - 6} 170h46l26 46h-86z`).join(''));

/** Night shade on the board, below three touching arcs of lamplight. */
function shadeBelow(depth: number) {
  const [cusp, end] = [330 + Math.round(depth * 0.66), 330 + Math.round(depth * 0.5)];
  return fill(
    '#0d0a0816',
    `M70 640V330A200 ${depth} 0 0 0 422 ${cusp}a190 ${depth} 0 0 0 300 0A200 ${depth} 0 0 0 1010 ${end}V640z`,
  );
}

/** The welded seams between strips of flex, and the light. */
export const hoardingOverlay = ({ isNight }: Inks) =>
  line('#1d171318', 'M383 170v470m314-470v470', 4) +
  (isNight ? shadeBelow(215) + shadeBelow(280) : shadows);
