import { plateOf, surfaces } from '../surfaces.ts';
import { grocer, sweets, tailor, teaStall } from './bazaar.ts';
import type { Inks } from './inks.ts';
import { dog, fruitCart } from './roadside.ts';
import { boxPath, disc, fill, line, outlined, rect } from './shapes.ts';

const { ground } = surfaces.hoarding;
const plate = plateOf('hoarding');
const lampsAt = [206, 506, 806];

const skyline = (ink: Inks) =>
  fill(ink.sky, rect(0, 0, 1080, 1080)) +
  fill(ink.cloud, 'M90 108h220q22 0 22 20t-22 20H90zM1080 138H690q-22 0-22-20t22-20h390z') +
  fill(ink.star, disc(982, 70, 44)) +
  fill(ink.far, 'M0 350h64v390H0zM1010 396h70v344h-70z') +
  line(ink.far, 'M1032 396v-50m16 50v-60m16 60v-44', 6) +
  outlined(ink.body, ink.line, 'M-20 296q30-24 60 0v58h-60z') +
  fill(ink.mid, rect(0, 610, 1080, 140)) +
  fill(ink.inside, rect(968, 664, 88, 56)) +
  line(ink.mid, 'M1012 664v56', 8);

/** Washing between the pole and the board: a shirt, a checked towel. */
const washing = (ink: Inks) =>
  line(ink.line, 'M48 664q80 20 152-4', 5) +
  fill(ink.sheet, 'm66 668 12 4q8 6 16 2l14 2 12 16-10 10-6-6v28H78v-30l-8 6-10-10z') +
  fill(ink.paint, 'M132 674h46v50h-46z') +
  line(ink.sheet, 'M132 690h46m-46 16h46m-31-32v50m16-50v50', 4);

/** A concrete pole with the street's wires. */
const wires = (ink: Inks) =>
  line(ink.steel, 'M-10 36 12 50M66 50Q560 160 1090 20M-10 54l24-4M66 50Q560 196 1090 70', 5) +
  fill(ink.steel, 'M28 30h24v700H28zM0 58h80v12H0zm8-16h10v16H8zm54 0h10v16H62z');

/** A kite that children fly from a roof. */
const kite = (ink: Inks) =>
  line(ink.steel, 'M402 66q30 60 76 104', 4) +
  fill(ink.paint, 'm402 14 34 40-34 44-34-44zm-12 84h24l-12 26z') +
  fill(ink.turmeric, 'm402 14 34 40h-68z');

const lamp = (ink: Inks, x: number) =>
  line(ink.line, `M${x} 164v-52q0-20 20-20h30`) +
  fill(ink.lamp, `M${x + 44} 122a22 15 0 0 0 44 0z`) +
  outlined(ink.body, ink.line, `M${x + 48} 86h36l18 36h-72z`);

const board = (ink: Inks) =>
  lampsAt.map((x) => lamp(ink, x)).join('') +
  outlined(ink.body, ink.line, `${rect(196, 650, 30, 350)}${rect(854, 650, 30, 350)}`) +
  outlined(ink.body, ink.line, boxPath(ground, 14)) +
  fill(ink.sheet, boxPath(ground)) +
  line(ink.line, 'M300 650v24m480-24v24') +
  outlined(ink.plate, ink.line, boxPath(plate, 5));

const street = (ink: Inks) =>
  fill(ink.road, rect(0, 990, 1080, 90)) +
  line(ink.line, 'M0 990h1080') +
  line(ink.sheet, 'M60 1050h150m130 0h290m90 0h200') +
  outlined(ink.plaster, ink.line, 'M176 1006l10-36h50l10 36zM834 1006l10-36h50l10 36z');

/** A board of 20 × 10 ft on two poles above the shops of a bazaar. */
export const drawHoarding = (ink: Inks) =>
  skyline(ink) +
  wires(ink) +
  kite(ink) +
  washing(ink) +
  teaStall(ink) +
  grocer(ink) +
  tailor(ink) +
  sweets(ink) +
  street(ink) +
  board(ink) +
  fruitCart(ink) +
  dog(ink);

/** The seams where strips of flex are welded. */
const seams = line('#1d171318', 'M383 170v470m314-470v470', 4);

/** By day a wire and the lamps throw their shadows on the board. */
const shadows =
  line('#1d171320', 'M70 236Q560 330 1010 250', 6) +
  fill('#1d171320', lampsAt.map((x) => `M${x - 6} 170h46l26 46h-86z`).join(''));

/** By night the lamps light the board down to three arcs of a depth, which touch one another. */
function lamplight(depth: number) {
  const [cusp, end] = [330 + Math.round(depth * 0.66), 330 + Math.round(depth * 0.5)];
  return fill(
    '#0d0a0816',
    `M70 640V330A200 ${depth} 0 0 0 422 ${cusp}a190 ${depth} 0 0 0 300 0A200 ${depth} 0 0 0 1010 ${end}V640z`,
  );
}

/** What lies over the paint of the hoarding. */
export const hoardingOverlay = ({ isNight }: Inks) =>
  seams + (isNight ? lamplight(215) + lamplight(280) : shadows);
