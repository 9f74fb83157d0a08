import { awning } from './bazaar.ts';
import type { Inks } from './inks.ts';
import { fill, line, outlined, rect, repeat, word } from './shapes.ts';

const bunting = (ink: Inks) =>
  line(ink.line, 'M-10 24Q540 84 1090 24', 4) +
  repeat(15, (index) => {
    const x = 10 + index * 74;
    const y = 26 + Math.round(30 * (1 - ((x - 520) / 540) ** 2));
    return fill(
      [ink.paint, ink.sheet, ink.turmeric][index % 3] ?? ink.paint,
      `M${x} ${y}h40l-20 34z`,
    );
  });

const shops = (ink: Inks) =>
  fill(ink.sky, rect(0, 0, 1080, 1080)) +
  fill(ink.cloud, 'M560 96h420q22 0 22 20t-22 20H560z') +
  fill(ink.far, 'M0 150h90v90h60v600H0zM1080 120h-70v140h-80v600h150z') +
  fill(ink.inside, rect(24, 260, 56, 80) + rect(1000, 300, 50, 80)) +
  fill(ink.brick, 'M0 500h150v360H0z') +
  fill(ink.plaster, 'M930 520h150v340H930z') +
  fill(ink.inside, rect(0, 640, 120, 220) + rect(970, 650, 110, 210)) +
  outlined(ink.turmeric, ink.line, 'M-20 520h150v70H-20z') +
  word(ink.paint, 'चाय', { x: 0, y: 524, width: 122, height: 60 }) +
  outlined(ink.paint, ink.line, 'M950 530h150v70H950z') +
  word(ink.sheet, 'दवा', { x: 960, y: 534, width: 116, height: 60 }) +
  awning(ink, 0, 594, 4, ink.paint) +
  awning(ink, 952, 604, 4, ink.turmeric) +
  fill(ink.road, 'M0 850h1080v230H0z') +
  line(ink.line, 'M0 850h1080') +
  line(ink.sheet, 'M20 1056h100m230 0h90m210 0h90m220 0h100');

/** What people leave before the shops: a bench with glasses of tea, slippers, boxes. */
const belongings = (ink: Inks) =>
  line(ink.line, 'M20 880v-44m76 44v-44', 9) +
  outlined(ink.deep, ink.line, 'M-20 818h136v20H-20z') +
  fill(ink.sheet, 'M30 812l-5-26h22l-5 26zm36 0l-5-26h22l-5 26z') +
  fill(ink.paint, 'M6 888h34q10 0 10 8t-10 8H6q-8-8 0-16zm48 20h34q10 0 10 8t-10 8H54q-8-8 0-16z') +
  line(ink.line, 'M44 888l-16 8 16 8m48 4-16 8 16 8', 4) +
  outlined(ink.deep, ink.line, 'M996 812h100v72H996zM1020 752h80v60h-80z') +
  line(ink.paint, 'M1046 812v72m10-132v60', 6);

/** A lane with shops at both sides, and flags across it. */
export const drawLane = (ink: Inks) => shops(ink) + bunting(ink) + belongings(ink);
