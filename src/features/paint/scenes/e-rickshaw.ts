import { plateOf, surfaces } from '../surfaces.ts';
import { awning } from './bazaar.ts';
import type { Inks } from './inks.ts';
import { boxPath, disc, fill, line, nightShade, outlined, rect, repeat, word } from './shapes.ts';

const { ground } = surfaces['e-rickshaw'];

const bunting = (ink: Inks) =>
  line(ink.line, 'M-10 24Q540 84 1090 24', 4) +
  repeat(15, (index) => {
    const x = 10 + index * 74;
    const y = 26 + Math.round(30 * (1 - ((x - 520) / 540) ** 2));
    const colour = [ink.paint, ink.sheet, ink.turmeric][index % 3] ?? '';
    return fill(colour, `M${x} ${y}h40l-20 34z`);
  });

/** A lane with shops on both sides and bunting across it; on the ground, a bench with tea, slippers, boxes. */
const lane = (ink: Inks) =>
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
  line(ink.sheet, 'M20 1056h100m230 0h90m210 0h90m220 0h100') +
  bunting(ink) +
  line(ink.line, 'M20 880v-44m76 44v-44', 9) +
  outlined(ink.deep, ink.line, 'M-20 818h136v20H-20z') +
  fill(ink.sheet, 'M30 812l-5-26h22l-5 26zm36 0l-5-26h22l-5 26z') +
  fill(ink.paint, 'M6 888h34q10 0 10 8t-10 8H6q-8-8 0-16zm48 20h34q10 0 10 8t-10 8H54q-8-8 0-16z') +
  line(ink.line, 'M44 888l-16 8 16 8m48 4-16 8 16 8', 4) +
  outlined(ink.deep, ink.line, 'M996 812h100v72H996zM1020 752h80v60h-80z') +
  line(ink.paint, 'M1046 812v72m10-132v60', 6);

const rearWheel = (ink: Inks, x: number) =>
  outlined(ink.body, ink.line, `M${x} 820h84v190q0 22-22 22h-40q-22 0-22-22z`) +
  line(ink.steel, `M${x + 20} 1004h44m-40 14h36`, 5);

const tailLamps = (ink: Inks, x: number) =>
  outlined(ink.body, ink.line, rect(x, 756, 56, 104)) +
  fill(ink.tail, disc(x + 28, 780, 16)) +
  fill(ink.turmeric, disc(x + 28, 812, 13)) +
  fill(ink.sheet, disc(x + 28, 840, 10));

const tailboard = (ink: Inks) =>
  outlined(ink.paint, ink.line, 'M136 744h808v116q0 16-16 16H152q-16 0-16-16z') +
  fill(ink.plate, boxPath(plateOf('e-rickshaw'))) +
  tailLamps(ink, 166) +
  tailLamps(ink, 858) +
  outlined(ink.sheet, ink.line, rect(430, 820, 220, 48)) +
  fill(ink.steel, rect(452, 836, 40, 16) + rect(504, 836, 30, 16) + rect(546, 836, 82, 16)) +
  outlined(ink.steel, ink.line, 'M110 876h860q12 0 12 12t-12 12H110q-12 0-12-12t12-12z');

const canopy = (ink: Inks) =>
  outlined(ink.body, ink.line, rect(136, 190, 34, 560) + rect(910, 190, 34, 560)) +
  fill(ink.inside, rect(160, 200, 760, 550)) +
  fill(ink.glass, 'M250 200h580l-16 76H266z') +
  line(ink.inside, 'M540 200v80', 12) +
  outlined(ink.body, ink.line, 'M116 210v-40Q120 128 220 116 540 92 860 116 960 128 964 170v40z') +
  word(ink.turmeric, 'शुभ यात्रा', { x: 400, y: 132, width: 280, height: 66 }) +
  repeat(26, (index) => fill(ink.turmeric, `M${124 + index * 32} 214h32l-16 26z`));

/** The roof rack with its luggage and a spare wheel. */
const roof = (ink: Inks) =>
  line(ink.line, 'M230 120V82h620v38M440 82v26m200-26v26') +
  outlined(ink.deep, ink.line, 'M260 82q-10-44 40-46 30-14 60 0 50-4 44 46z') +
  line(ink.line, 'M330 32v48', 5) +
  outlined(ink.sheet, ink.line, disc(760, 58, 42)) +
  fill(ink.body, disc(760, 58, 16));

const mirror = (ink: Inks, transform: string) => {
  const glass = 'M-42 0h36q8 0 8 8v66q0 8-8 8h-36q-8 0-8-8V8q0-8 8-8z';
  const shapes = line(ink.line, 'M0 40h44') + outlined(ink.glass, ink.line, glass);
  return `<g transform="${transform}">${shapes}</g>`;
};

/** The back of an e-rickshaw in a lane, with a flex of 3 × 2 ft tied over it. */
export const drawERickshaw = (ink: Inks) =>
  lane(ink) +
  outlined(ink.body, ink.line, 'M508 880h64v90q0 16-16 16h-32q-16 0-16-16z') +
  line(ink.steel, 'M240 916h600', 20) +
  outlined(ink.steel, ink.line, disc(540, 914, 38)) +
  rearWheel(ink, 178) +
  rearWheel(ink, 818) +
  // The mud flaps say "we meet again", as they do on the road.
  outlined(ink.body, ink.line, rect(154, 880, 132, 108) + rect(794, 880, 132, 108)) +
  word(ink.turmeric, 'फिर', { x: 168, y: 914, width: 104, height: 62 }) +
  word(ink.turmeric, 'मिलेंगे', { x: 804, y: 914, width: 112, height: 62 }) +
  roof(ink) +
  canopy(ink) +
  mirror(ink, 'translate(92 330)') +
  mirror(ink, 'translate(988 330) scale(-1 1)') +
  tailboard(ink) +
  // Lemon and chillies against the evil eye
  line(ink.line, 'M380 900v84', 4) +
  fill(
    ink.paint,
    'M382 918q16 2 20 18-14 2-20-10zm-4 10q-16 2-20 18 14 2 20-10zm4 12q16 2 20 18-14 2-20-10z',
  ) +
  fill(ink.turmeric, 'M380 966q16 2 16 18t-16 20q-16-4-16-20t16-18z') +
  outlined(ink.sheet, ink.line, boxPath(ground, 4)) +
  fill(ink.sheet, boxPath(ground));

const eyelets = [213, 540, 867].map((x) => disc(x, 294, 6) + disc(x, 718, 6)).join('');

/** Folds of the flex, the shadow of the canopy, and eyelets. */
export const eRickshawOverlay = (ink: Inks) =>
  fill(
    '#1d17131f',
    'M195 276h690v22l-22 14-22-14-22 14-22-14-22 14-22-14H195zM195 520l60 216h-60zM885 420v316h-40zM300 276h50l-30 150z',
  ) +
  fill(
    '#fff3dc18',
    'M255 736l-60-216 90 216zM845 736l40-316-76 316zM350 276h24l-54 150zM640 276h30l-10 110z',
  ) +
  (ink.isNight ? nightShade('#0d0a0816', ground, 400, 370) : '') +
  outlined(ink.line, '#fff3dc', eyelets);
