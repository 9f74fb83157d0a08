import type { Inks } from '../inks.ts';
import { disc, fill, line, outlined, rect, repeat } from '../shapes.ts';
import { ground, place } from './parts.ts';

/** Blocks of the town behind the roofs, with its water tower. */
const town = (ink: Inks) =>
  fill(
    ink.far,
    'M0 94V62h44V50h52v24h84V40h50v20h70v-8h66v20h76V50h60v16h50V44h52v26h110V52h70v22h66V46h54v18h72V54h40v20h64V50h54v16h62V58h54v12h60V48h62v22h68v24zM890 94l8-60q-20-4-18-16 24-12 48 0 2 12-18 16l8 60z',
  );

/** A house up to its flat roof, with a parapet and windows. */
const house = (
  ink: Inks,
  colour: string,
  x: number,
  width: number,
  top: number,
  windows: number[],
) =>
  outlined(colour, ink.line, rect(x, top, width, 94 - top), 3) +
  fill(ink.inside, windows.map((left) => rect(x + left, top + 11, 12, 9)).join('')) +
  outlined(colour, ink.line, rect(x - 4, top - 1, width + 8, 6), 3);

/** The room over the stairs, on a roof. */
const stairHead = (ink: Inks, colour: string) =>
  outlined(colour, ink.line, rect(-27, -24, 54, 24), 3) +
  fill(ink.inside, rect(-18, -17, 13, 16)) +
  outlined(ink.sheet, ink.line, rect(-32, -28, 64, 5), 3);

/** A ribbed water tank on two bricks. */
const tank = (ink: Inks) =>
  fill(ink.brick, rect(-15, -5, 9, 5) + rect(6, -5, 9, 5)) +
  fill(ink.outline, 'M-19-5v-18l5-2q2-6 7-7v-3h14v3q5 1 7 7l5 2v18z') +
  line(ink.steel, 'M-19-18h38m-38 7h38', 2);

/** A dish on its foot, turned to the satellite. */
const dish = (ink: Inks) =>
  line(ink.outline, 'M0-14V0m-8 0h16', 4) +
  outlined(ink.sheet, ink.line, 'M-15-35A23 23 0 0 0 17-9z', 3) +
  line(ink.line, 'M0-21l13-13', 3) +
  fill(ink.line, disc(14, -35, 4));

/** A mast with its aerials. */
const mast = (ink: Inks) =>
  line(ink.steel, 'M-15-1 12-15-10-28 9-40-6-52 4-62', 2) +
  line(ink.outline, 'M-16 0-3-66H3L16 0M-16-53h32', 3) +
  outlined(ink.paint, ink.line, rect(-21, -64, 8, 21) + rect(13, -64, 8, 21), 2.5) +
  outlined(ink.sheet, ink.line, disc(0, -34, 8), 3) +
  fill(ink.tail, disc(0, -69, 4));

/** An old aerial of rods. */
const aerial = (ink: Inks) =>
  line(ink.outline, 'M0 0v-46', 3) +
  line(ink.outline, 'M-22-42h44m-38-6v12m8-14v16m8-16v16m8-15v14m8-13v12', 2);

/** A solar panel, tilted to the south. */
const solarPanel = (ink: Inks) =>
  line(ink.outline, 'M22 0v-24M-20 0v-10', 4) +
  outlined(ink.isNight ? ink.deep : ink.steel, ink.line, 'M-34-8l16-28h46L12-8z', 3) +
  line(ink.line, 'M-26-22h46M-19-8-3-36M-3-8l16-28', 2);

/** The day's washing between two poles, 160 px apart. */
const washing = (ink: Inks) =>
  line(ink.outline, 'M0 0v-42M160 0v-42', 4) +
  line(ink.outline, 'M0-39q80 14 160 0', 2) +
  outlined(ink.sheet, ink.line, 'M14-37l9 2q6 5 12 1l9 2 8 9-7 6-4-3v13H20v-13l-5 3-7-7z', 2) +
  fill(ink.turmeric, 'M58-33h40v18q-6 5-13 1t-14 1-13-1z') +
  fill(ink.paint, 'M58-17q6 5 13 1t14-1 13 1v6q-6 5-13 1t-14 1-13-1zM104-33h8v20h-8z') +
  fill(ink.steel, 'M120-34l22-2 3 28h-9l-4-17-3 18h-9z');

/** A pigeon that looks right. */
const pigeon = 'M-15-1-4-10Q1-10 2-14 4-18 8-17q4 0 5 3l4 2-4 1q0 7-5 10H5v2H3v-2H1q-7 0-9-2z';

/** A pigeon with its wings up. */
const flying = 'M-12 0l9-3-6-13 13 11q6-1 8 1l5 2-6 2q-8 7-15 2z';

/** The perch of someone who keeps pigeons. */
const perch = (ink: Inks) =>
  line(ink.outline, 'M0 0v-44', 4) +
  line(ink.outline, 'M-36-44h72M-30-38h60', 3) +
  line(ink.outline, 'M-24-44v6m12-6v6m24-6v6m12-6v6M-14-38 0-24l14-14', 2);

/** A paper kite in two colours. */
const kite = (ink: Inks, upper: string, lower: string) =>
  fill(lower, 'M0-17 16 0 0 19-16 0zM-6 25h12L0 16z') +
  fill(upper, 'M0-17 16 0h-32z') +
  line(ink.line, 'M0-17v36M-16 0q16-14 32 0', 2);

/** The spool of a kite on the parapet. */
const spool = (ink: Inks) =>
  line(ink.outline, 'M-16-7h32', 3) + outlined(ink.sheet, ink.line, rect(-9, -13, 18, 12), 3);

/** A cot for the night, with a pillow and a wireless. */
const cot = (ink: Inks) =>
  line(ink.outline, 'M-40 0v-20M40 0v-20', 5) +
  outlined(ink.sheet, ink.line, rect(-42, -17, 84, 8), 3) +
  line(
    ink.paint,
    repeat(8, (index) => `M${-34 + index * 9}-16l5 6`),
    2,
  ) +
  fill(ink.paint, 'M16-18q-1-9 6-9h12q6 0 5 9z') +
  line(ink.outline, 'M-12-30l14-12', 2) +
  outlined(ink.turmeric, ink.line, rect(-22, -32, 26, 14), 3) +
  fill(ink.line, disc(-15, -25, 4));

/** A clay pot with a lid. */
const waterPot = (ink: Inks) =>
  outlined(ink.brick, ink.line, 'M-7-22H7l-2 5q9 5 7 11-3 6-7 6H-5q-4 0-7-6-2-6 7-11z', 3);

/** Flat roofs in the evening, and what is kept and done on them. */
export const drawRoofs = (ink: Inks) =>
  town(ink) +
  line(
    ink.steel,
    'M-96 22Q-10 66 120 42M120 42Q180 66 290 22M290 22Q440 58 604 28M604 28Q660 62 792 26M604 28Q720 86 878 66M878 66Q1100 88 1344 22M1344 22Q1430 66 1560 42',
    2,
  ) +
  // Stairs, tank and washing
  house(ink, ink.brick, 172, 136, 68, [20, 50, 100]) +
  house(ink, ink.plaster, 316, 192, 74, [24, 54, 120, 150]) +
  place(270, 67, stairHead(ink, ink.plaster)) +
  place(270, 39, tank(ink)) +
  place(206, 67, dish(ink)) +
  place(334, 73, washing(ink)) +
  // Mast and pigeons
  house(ink, ink.deep, 552, 138, 77, [18, 48, 100]) +
  house(ink, ink.brick, 698, 182, 68, [22, 80, 140]) +
  place(608, 76, mast(ink)) +
  place(662, 76, dish(ink)) +
  place(792, 67, perch(ink)) +
  place(774, 22, fill(ink.outline, pigeon)) +
  place(808, 22, outlined(ink.sheet, ink.line, pigeon, 2)) +
  place(566, 76, fill(ink.outline, pigeon)) +
  place(846, 67, fill(ink.outline, pigeon)) +
  place(712, 40, fill(ink.outline, flying)) +
  place(868, 30, fill(ink.outline, flying)) +
  // Kites and a cot
  house(ink, ink.plaster, 934, 160, 70, [22, 60, 120]) +
  house(ink, ink.deep, 1102, 176, 77, [30, 110]) +
  line(ink.outline, 'M1000 30Q1030 44 1072 59M1120 44Q1100 62 1072 60', 1.5) +
  place(990, 26, kite(ink, ink.paint, ink.turmeric)) +
  place(1126, 38, kite(ink, ink.outline, ink.paint)) +
  place(1076, 69, spool(ink)) +
  place(952, 69, waterPot(ink)) +
  place(1204, 76, cot(ink)) +
  // Rods and panels
  house(ink, ink.plaster, 1316, 116, 64, [20, 72]) +
  house(ink, ink.deep, 10, 134, 72, [20, 56, 100]) +
  place(1344, 63, aerial(ink)) +
  place(1402, 63, tank(ink)) +
  place(44, 71, solarPanel(ink)) +
  place(108, 71, dish(ink)) +
  ground(ink);
