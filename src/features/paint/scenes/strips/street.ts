import { sack } from '../bazaar.ts';
import { fruitCart } from '../hoarding.ts';
import type { Inks } from '../inks.ts';
import { disc, fill, line, outlined, rect } from '../shapes.ts';
import { handPump } from '../wall.ts';
import { ground, stand, wires } from './parts.ts';

const roofs = (ink: Inks) =>
  fill(
    ink.far,
    'M0 94V66h70V54h46v20h64v20zm236 0V58h58v10h40V48h20v-8h24v8h30v46zm402 0V70h52V60h60v14h44V56h42v38zm378 0V64h36V50h20v-6h22v6h48v22h60v22zm310 0V74h40V58h50v36z',
  );

/** A bench with a kettle and glasses of tea. */
const tea = (ink: Inks) =>
  line(ink.outline, 'M262 92V74m72 18V74', 5) +
  outlined(ink.deep, ink.line, rect(250, 66, 96, 8), 4) +
  fill(ink.outline, 'M262 64h28l3-15q-17-11-34 0zm29-10 12-9 3 3-13 13z') +
  fill(ink.paint, 'M312 64l-2-13h11l-2 13zm14 0-2-13h11l-2 13z');

/** A goat looking for the milkman. */
const goat = (ink: Inks) =>
  line(ink.line, 'M764 52l-7-8m18 30v18m12-18v18m32-18v18m12-18v18', 5) +
  line(ink.line, 'M838 24q-1-9-9-12m17 11q2-9-3-14', 3) +
  outlined(
    ink.brick,
    ink.line,
    'M762 58q0-11 13-11h36q9 0 13-5l9-12q4-7 12-7h7l11 9q3 4-1 8l-12 3-5 1-6 20q-3 14-15 14h-48q-14 0-14-12z',
    3,
  ) +
  fill(ink.sheet, 'M780 49q10 12 22 0zm8 25q14-12 28 0z') +
  fill(ink.line, `M836 28l-11 5 2 5 11-3zM849 44h6l-4 11z${disc(848, 32, 2)}`);

/** A bicycle with a can of milk, 91 px deep. */
export const bicycle = (ink: Inks) =>
  line(ink.outline, disc(1040, 74, 17) + disc(1108, 74, 17), 4) +
  line(
    ink.outline,
    'M1040 74l20-30h34l-24 30h-30m30 0-14-36m-8 0h16m30 6 14 30m-16-40 4 10m-12-12h12',
    4,
  ) +
  outlined(ink.sheet, ink.line, 'M1024 54h18v22h-18zm4-8h10v8h-10z', 3);

/** A street of the bazaar: tea, a fruit cart, a goat after the milk, a hand pump. */
export const drawStreet = (ink: Inks) =>
  roofs(ink) +
  wires(ink) +
  tea(ink) +
  stand(303, 1028, fruitCart(ink)) +
  stand(118, 92, goat(ink), 0.85) +
  bicycle(ink) +
  stand(1290, 1052, handPump(ink), 0.27) +
  stand(1150, 1007, sack(ink, 0, ink.turmeric) + sack(ink, 66, ink.sheet)) +
  ground(ink);
