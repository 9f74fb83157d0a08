import type { Inks } from './inks.ts';
import { disc, fill, line, outlined, rect, repeat, word } from './shapes.ts';

const sign = (ground: string, letters: string, edge: string, text: string, x: number) =>
  outlined(ground, edge, rect(x, 730, 296, 70)) +
  word(letters, text, { x: x + 20, y: 736, width: 256, height: 62 });

/** A scalloped cloth in two colours. */
export const awning = (ink: Inks, x: number, y: number, count: number, colour: string) =>
  repeat(count, (index) =>
    fill(index % 2 ? ink.sheet : colour, `M${x + index * 33} ${y}h33v30a16.5 16.5 0 0 1-33 0z`),
  );

const jars = (ink: Inks, y: number) =>
  repeat(4, (index) =>
    fill(
      [ink.sheet, ink.paint, ink.deep][index % 3] ?? '',
      `M${306 + index * 28} ${y}h20v-22h-4v-6h-12v6h-4z`,
    ),
  ) + fill(ink.line, rect(300, y, 116, 5));

const sachets = (x: number) => repeat(5, (index) => rect(x, 850 + index * 16, 15, 13));

/** An open sack of grain, 1002 px deep. */
export const sack = (ink: Inks, x: number, grain: string) =>
  fill(grain, `M${x + 4} 956q26-36 52 0z`) +
  outlined(ink.plaster, ink.line, `M${x + 4} 1002q-10-32 0-48h52q10 16 0 48z`);

/** A grocer: jars, strips of sachets, scales over the counter and two open sacks. */
export const grocer = (ink: Inks) =>
  fill(ink.brick, rect(226, 720, 314, 270)) +
  fill(ink.inside, rect(244, 806, 278, 184)) +
  jars(ink, 878) +
  jars(ink, 922) +
  awning(ink, 234, 800, 9, ink.paint) +
  sign(ink.paint, ink.sheet, ink.line, 'किराना', 235) +
  fill(ink.sheet, sachets(252)) +
  fill(ink.turmeric, sachets(274)) +
  line(ink.line, 'M476 840v34m-36 0h72m-72 0-14 34m14-34 14 34m44 0 14-34 14 34', 4) +
  fill(ink.line, 'M420 906h40q-4 16-20 16t-20-16zm72 0h40q-4 16-20 16t-20-16z') +
  outlined(ink.deep, ink.line, rect(360, 936, 172, 54)) +
  sack(ink, 232, ink.turmeric) +
  sack(ink, 294, ink.sheet);

const shirt = (x: number) => `M${x} 848l18-18h20l18 18-12 12-6-6v44h-20v-44l-6 6z`;

/** A tailor: shirts on hangers under a half-open shutter. */
export const tailor = (ink: Inks) =>
  fill(ink.plaster, rect(540, 720, 314, 270)) +
  fill(ink.inside, rect(564, 806, 266, 184)) +
  line(ink.line, 'M564 832h266', 4) +
  fill(ink.sheet, shirt(576) + shirt(760)) +
  fill(ink.paint, shirt(640)) +
  fill(ink.steel, rect(564, 806, 266, 20)) +
  line(ink.line, 'M564 816h266M564 826h266', 3) +
  sign(ink.sheet, ink.paint, ink.line, 'टेलर', 549);

/** A pyramid of laddus. */
const laddus = (x: number) =>
  [4, 3, 2]
    .map((count, row) =>
      repeat(count, (index) => disc(x + Math.floor(row * 8.5) + index * 17, 941 - row * 15, 9)),
    )
    .join('');

/** A sweet shop: laddus on the counter under a bulb. */
export const sweets = (ink: Inks) =>
  fill(ink.brick, rect(884, 720, 196, 270)) +
  fill(ink.inside, rect(904, 806, 176, 184)) +
  awning(ink, 898, 800, 6, ink.turmeric) +
  outlined(ink.turmeric, ink.line, rect(894, 730, 210, 70)) +
  word(ink.paint, 'मिठाई', { x: 906, y: 736, width: 160, height: 62 }) +
  line(ink.line, 'M990 836v16', 4) +
  fill(ink.lamp, disc(990, 862, 12)) +
  outlined(ink.sheet, ink.line, rect(914, 892, 200, 98)) +
  fill(ink.turmeric, laddus(936) + laddus(1016)) +
  fill(ink.line, rect(914, 950, 166, 6)) +
  fill(ink.deep, 'M930 964h28v18h-28zM970 964h28v18h-28zM1010 964h28v18h-28zM1050 964h28v18h-28z');

/** A tea stall: kettle and glasses under a sheet on bamboo poles. */
export const teaStall = (ink: Inks) =>
  fill(ink.plasterDeep, rect(0, 720, 196, 270)) +
  fill(ink.inside, rect(0, 810, 184, 180)) +
  outlined(ink.sheet, ink.line, 'M-20 816 204 784v-52L-20 752z') +
  word(ink.paint, 'चाय', { x: 46, y: 742, width: 90, height: 52 }) +
  line(ink.line, 'M174 790v200') +
  outlined(ink.brick, ink.line, rect(-20, 920, 150, 70)) +
  fill(ink.body, 'M20 916h64l8-34q-40-26-80 0zm66-20 26-20 6 6-28 30zM36 866q16-26 32 0z') +
  line(ink.sheet, 'M96 864q-12-10 0-20t0-18', 5) +
  fill(ink.sheet, 'M108 916l-5-26h22l-5 26zM132 916l-5-26h22l-5 26z');
