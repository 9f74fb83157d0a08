import type { Inks } from '../inks.ts';
import { disc, fill, line, outlined, rect, repeat } from '../shapes.ts';
import { ground, place, stand, wires } from './parts.ts';

/** Leaves of a palm. */
const palm =
  'M0 0q-22-10-30 8 16-6 28-4-18 2-20 16 14-10 22-14 0 10 10 16 2-14-6-18 16-2 22 8 2-18-18-16 10-6 18-2-8-14-22 0-4-12-18-10 12 4 14 16z';

/** Fields behind the road: huts, palms, haystacks, the chimney of a brick kiln. */
const fields = (ink: Inks) =>
  fill(
    ink.far,
    'M0 94V80h52l-6-4 34-26 34 26-6 4h284q2-26 18-34 16 8 18 34h458l-6-4 34-24h24l34 24-6 4h96l8-60h16l8 60h238q4-22 18-30 14 8 18 30h76v14z',
  ) +
  line(ink.far, 'M468 84q6-24 2-46M1260 84q4-24 2-50', 4) +
  place(470, 40, fill(ink.far, palm)) +
  place(1262, 36, fill(ink.far, palm));

/** A stall that mends tyres: they hang under its sheet; below, the compressor and a tub to find the hole. */
const tyreStall = (ink: Inks) =>
  line(ink.outline, 'M212 92V40m150 52V30', 5) +
  line(ink.outline, 'M206 46 370 34', 3) +
  line(ink.outline, 'M232 42v8m28-10v8m28-10v8', 2) +
  line(ink.outline, disc(232, 57, 8) + disc(260, 55, 8) + disc(288, 53, 8), 6) +
  outlined(ink.paint, ink.line, 'M196 36 378 20l6 10L202 47z', 3) +
  // Compressor
  line(ink.turmeric, 'M338 81q16 10 52 7t70-4', 3) +
  outlined(ink.paint, ink.line, 'M298 74h40q8 0 8 7t-8 7h-40q-8 0-8-7t8-7z', 3) +
  outlined(ink.steel, ink.line, rect(306, 63, 22, 10), 3) +
  fill(ink.outline, disc(300, 88, 5) + disc(336, 88, 5)) +
  // Tub
  outlined(ink.sheet, ink.line, 'M220 76h38l-5 16h-28z', 3) +
  // Stack and sign
  repeat(3, (index) =>
    outlined(
      ink.isNight ? ink.deep : ink.outline,
      ink.isNight ? ink.outline : ink.steel,
      `M${396 + (index % 2) * 3} ${92 - index * 11}h34q6 0 6-5t-6-5h-34q-6 0-6 5t6 5z`,
      2,
    ),
  ) +
  line(ink.outline, disc(474, 70, 17), 10) +
  line(ink.steel, disc(474, 70, 17), 1.5);

/** A barber's chair that looks at a mirror on the trunk of a neem tree; a bench to wait on. */
const barber = (ink: Inks) =>
  outlined(
    ink.brick,
    ink.line,
    'M628 92q10-10 8-34l-22-24 8-6 18 16 2-22h14l2 24 20-18 8 6-24 26q0 24 10 32z',
    3,
  ) +
  fill(
    ink.leaf,
    'M566 44q-16-14 4-24 4-16 28-12 16-8 36 0 16-8 36-2 26-8 36 6 26 0 22 18 12 14-10 18-14 8-28-2-20 8-34-2-16 6-30 0-18 10-34 2-18 4-26-2z',
  ) +
  line(
    ink.leafDeep,
    'M584 32q8 6 16 0m18-12q8 6 16 0m8 16q8 6 16 0m12-16q8 6 16 0m-2 18q8 6 16 0m2-16q8 6 16 0m-112 14q8 6 16 0',
    3,
  ) +
  outlined(ink.glass, ink.paint, rect(637, 47, 22, 27), 4) +
  // Shelf with bottles
  line(ink.outline, 'M590 92V72m24 20V72', 3) +
  outlined(ink.deep, ink.line, rect(584, 68, 36, 5), 3) +
  fill(ink.turmeric, 'M590 66v-9l3-2v-4h4v4l3 2v9z') +
  fill(ink.paint, rect(604, 55, 8, 11)) +
  // Chair
  line(ink.outline, 'M716 90V74m-14 17h28m-32-7-12 2m18-12-8 12', 4) +
  outlined(ink.paint, ink.line, 'M698 66h34l8-34q2-6 8-4t4 8l-10 36q-2 4-6 4h-38z', 3) +
  outlined(ink.sheet, ink.line, 'M738 20h16l-2 9h-16z', 3) +
  line(ink.outline, 'M704 56h26m-22 0v10', 4) +
  // Bench with a newspaper
  line(ink.outline, 'M796 92V76m58 16V76', 4) +
  outlined(ink.deep, ink.line, rect(786, 71, 78, 6), 3) +
  outlined(ink.sheet, ink.line, 'M806 69l4-10h28l-4 10z', 3) +
  line(ink.line, 'M813 64h16', 2);

/** An e-rickshaw that waits for its driver, 232 px deep, with a loudspeaker on the roof. */
const eRickshaw = (ink: Inks) =>
  line(ink.outline, 'M22 40v80M112 40v80M208 40v80M256 40l14 84', 8) +
  fill(ink.outline, 'M96 74h14v46H96zm62 22h46v12h-46z') +
  fill(ink.isNight ? ink.outline : ink.line, 'M8 190h292v10H8z') +
  outlined(ink.paint, ink.line, 'M12 116h206v58q0 16-16 16H28q-16 0-16-16z') +
  fill(ink.sheet, rect(34, 132, 162, 40)) +
  fill(
    ink.turmeric,
    repeat(4, (index) => `M${40 + index * 38} 152l18-14 18 14-18 14z`),
  ) +
  outlined(ink.paint, ink.line, 'M256 126c36-4 50 14 58 48l2 20h-70z') +
  line(ink.outline, 'M268 122l-22-8m24 2 20-18', 8) +
  fill(ink.turmeric, disc(302, 152, 11)) +
  outlined(ink.deep, ink.outline, disc(54, 208, 20) + disc(298, 208, 20), 12) +
  outlined(ink.deep, ink.line, 'M4 20h254q14 0 16 12l2 10H-2l2-16q0-6 4-6z') +
  line(ink.outline, 'M158 20V-8', 10) +
  outlined(ink.sheet, ink.line, 'M146-20h20l42-18v54L166-2h-20z');

/** Bricks in a stack, the top row begun. */
const bricks = (ink: Inks) =>
  outlined(
    ink.brick,
    ink.line,
    [5, 5, 5, 3]
      .map((count, row) => repeat(count, (index) => rect(1116 + index * 18, 80 - row * 12, 18, 12)))
      .join(''),
    2.5,
  );

/** A kilometre stone with a painted head. */
const kilometreStone = (ink: Inks, x: number) =>
  outlined(ink.sheet, ink.line, `M${x} 92V64q0-16 14-16t14 16v28z`, 3) +
  fill(ink.turmeric, `M${x + 2} 66v-2q0-14 12-14t12 14v2z`);

/** The gate of a level crossing, closed. */
const gate = (ink: Inks) =>
  line(ink.steel, `M1326 82h92${repeat(8, (index) => `M${1330 + index * 12} 62v20`)}`, 2) +
  outlined(ink.sheet, ink.line, rect(1282, 54, 146, 9), 3) +
  fill(
    ink.paint,
    repeat(5, (index) => `M${1314 + index * 24} 56h12l-4 6h-12z`),
  ) +
  outlined(ink.paint, ink.line, disc(1376, 58, 11), 3) +
  fill(ink.sheet, disc(1376, 58, 4)) +
  outlined(ink.deep, ink.line, rect(1302, 44, 12, 49), 3) +
  outlined(ink.steel, ink.line, rect(1272, 49, 16, 20), 3) +
  line(ink.outline, 'M1424 92V66', 5);

/** A post box. */
const postBox = (ink: Inks, x: number) =>
  fill(ink.outline, rect(x - 2, 84, 38, 9)) +
  outlined(ink.paint, ink.line, `M${x + 2} 84V38h30v46z`, 3) +
  outlined(ink.paint, ink.line, `M${x - 3} 38q2-16 20-16t20 16z`, 3) +
  fill(ink.line, rect(x + 8, 46, 18, 4)) +
  fill(ink.sheet, rect(x + 9, 56, 16, 12));

/** The road out of town: what waits, mends and shaves beside it. */
export const drawRoad = (ink: Inks) =>
  fields(ink) +
  wires(ink) +
  tyreStall(ink) +
  barber(ink) +
  stand(936, 232, eRickshaw(ink), 0.32) +
  bricks(ink) +
  gate(ink) +
  postBox(ink, 32) +
  kilometreStone(ink, 104) +
  ground(ink);
