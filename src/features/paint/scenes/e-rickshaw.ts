import { plateOf, surfaces } from '../surfaces.ts';
import type { Inks } from './inks.ts';
import { drawLane } from './lane.ts';
import { at, boxPath, disc, fill, line, outlined, rect, repeat, word } from './shapes.ts';

const { ground } = surfaces['e-rickshaw'];
const plate = plateOf('e-rickshaw');

const wheels = (ink: Inks) =>
  outlined(ink.body, ink.line, 'M508 880h64v90q0 16-16 16h-32q-16 0-16-16z') +
  line(ink.steel, 'M240 916h600', 20) +
  outlined(ink.steel, ink.line, disc(540, 914, 38)) +
  repeat(2, (side) => {
    const x = 178 + side * 640;
    return (
      outlined(ink.body, ink.line, `M${x} 820h84v190q0 22-22 22h-40q-22 0-22-22z`) +
      line(ink.steel, `M${x + 20} 1004h44m-40 14h36`, 5)
    );
  });

/** Flaps behind the wheels say "we meet again", as they do on the road. */
const mudFlaps = (ink: Inks) =>
  outlined(ink.body, ink.line, `${rect(154, 880, 132, 108)}${rect(794, 880, 132, 108)}`) +
  word(ink.turmeric, 'फिर', { x: 168, y: 914, width: 104, height: 62 }) +
  word(ink.turmeric, 'मिलेंगे', { x: 804, y: 914, width: 112, height: 62 });

const tailLamps = (ink: Inks, x: number) =>
  outlined(ink.body, ink.line, rect(x, 756, 56, 104)) +
  fill(ink.tail, disc(x + 28, 780, 16)) +
  fill(ink.turmeric, disc(x + 28, 812, 13)) +
  fill(ink.sheet, disc(x + 28, 840, 10));

const tailboard = (ink: Inks) =>
  outlined(ink.paint, ink.line, 'M136 744h808v116q0 16-16 16H152q-16 0-16-16z') +
  fill(ink.plate, boxPath(plate)) +
  tailLamps(ink, 166) +
  tailLamps(ink, 858) +
  outlined(ink.sheet, ink.line, rect(430, 820, 220, 48)) +
  fill(ink.steel, rect(452, 836, 40, 16) + rect(504, 836, 30, 16) + rect(546, 836, 82, 16)) +
  outlined(ink.steel, ink.line, 'M110 876h860q12 0 12 12t-12 12H110q-12 0-12-12t12-12z');

/** Lemon and chillies against the evil eye. */
const charm = (ink: Inks) =>
  line(ink.line, 'M380 900v84', 4) +
  fill(
    ink.paint,
    'M382 918q16 2 20 18-14 2-20-10zm-4 10q-16 2-20 18 14 2 20-10zm4 12q16 2 20 18-14 2-20-10z',
  ) +
  fill(ink.turmeric, 'M380 966q16 2 16 18t-16 20q-16-4-16-20t16-18z');

const canopy = (ink: Inks) =>
  outlined(ink.body, ink.line, `${rect(136, 190, 34, 560)}${rect(910, 190, 34, 560)}`) +
  fill(ink.inside, rect(160, 200, 760, 550)) +
  fill(ink.glass, 'M250 200h580l-16 76H266z') +
  line(ink.inside, 'M540 200v80', 12) +
  outlined(ink.body, ink.line, 'M116 210v-40Q120 128 220 116 540 92 860 116 960 128 964 170v40z') +
  word(ink.turmeric, 'शुभ यात्रा', { x: 400, y: 132, width: 280, height: 66 }) +
  repeat(26, (index) => fill(ink.turmeric, `M${124 + index * 32} 214h32l-16 26z`));

const roof = (ink: Inks) =>
  line(ink.line, 'M230 120V82h620v38M440 82v26m200-26v26') +
  outlined(ink.deep, ink.line, 'M260 82q-10-44 40-46 30-14 60 0 50-4 44 46z') +
  line(ink.line, 'M330 32v48', 5) +
  outlined(ink.sheet, ink.line, disc(760, 58, 42)) +
  fill(ink.body, disc(760, 58, 16));

const mirror = (ink: Inks) =>
  line(ink.line, 'M0 40h44') +
  outlined(ink.glass, ink.line, 'M-42 0h36q8 0 8 8v66q0 8-8 8h-36q-8 0-8-8V8q0-8 8-8z');

/** The back of an e-rickshaw in a lane, with a flex of 3 × 2 ft tied over it. */
export const drawERickshaw = (ink: Inks) =>
  drawLane(ink) +
  wheels(ink) +
  mudFlaps(ink) +
  roof(ink) +
  canopy(ink) +
  at(92, 330, mirror(ink)) +
  at(988, 330, mirror(ink), -1) +
  tailboard(ink) +
  charm(ink) +
  outlined(ink.sheet, ink.line, boxPath(ground, 4)) +
  fill(ink.sheet, boxPath(ground));

/** By night the light under the canopy reaches down to an arc. */
const lamplight = (height: number) =>
  fill('#0d0a0816', `M195 400A370 ${height} 0 0 0 885 400V736H195z`);

const eyelets = [213, 540, 867].map((x) => disc(x, 294, 6) + disc(x, 718, 6)).join('');

/** What lies over the paint of the flex: folds, the canopy's shadow, eyelets. */
export const eRickshawOverlay = (ink: Inks) =>
  fill(
    '#1d17131f',
    'M195 276h690v22l-22 14-22-14-22 14-22-14-22 14-22-14H195zM195 520l60 216h-60zM885 420v316h-40zM300 276h50l-30 150z',
  ) +
  fill(
    '#fff3dc18',
    'M255 736l-60-216 90 216zM845 736l40-316-76 316zM350 276h24l-54 150zM640 276h30l-10 110z',
  ) +
  (ink.isNight ? lamplight(330) + lamplight(220) : '') +
  outlined(ink.line, '#fff3dc', eyelets);
