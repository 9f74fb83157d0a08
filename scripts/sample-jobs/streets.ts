import { awning, grocer, sweets } from '../../src/features/paint/scenes/bazaar.ts';
import { fruitCart, sleepingDog } from '../../src/features/paint/scenes/hoarding.ts';
import type { Inks } from '../../src/features/paint/scenes/inks.ts';
import {
  disc,
  fill,
  line,
  outlined,
  rect,
  repeat,
  word,
} from '../../src/features/paint/scenes/shapes.ts';
import { bicycle } from '../../src/features/paint/scenes/strips/street.ts';

/** SVG behind a board, and in front of it. */
export interface Street {
  behind: string;
  before: string;
}

/** Part of another scene, larger, with its lowest point `foot` at `y`. */
const place = (x: number, y: number, foot: number, scale: number, shapes: string) =>
  `<g transform="translate(${x} ${Math.round(y - foot * scale)}) scale(${scale})">${shapes}</g>`;

/** Sky, sun or moon, roofs far away, wires and a road. */
const open = (ink: Inks) =>
  fill(ink.sky, rect(0, 0, 1280, 960)) +
  fill(ink.star, disc(1150, 96, 46)) +
  fill(
    ink.cloud,
    'M130 40h180q18 0 18 16t-18 16H130q-18 0-18-16t18-16zM760 26h200q18 0 18 16t-18 16H760z',
  ) +
  fill(ink.far, 'M0 810V420h110v-90h90v110h130v-80h700v60h110V300h80v-60h60v570z') +
  line(ink.steel, 'M-10 60Q640 190 1290 40M-10 86Q640 236 1290 78', 6) +
  fill(ink.road, rect(0, 810, 1280, 150));

const window = (ink: Inks, x: number) =>
  outlined(ink.inside, ink.line, rect(x, 136, 120, 86)) +
  line(ink.line, `M${x + 30} 136v86m30-86v86m30-86v86M${x} 180h120`, 4);

const lamp = (ink: Inks, x: number) =>
  line(ink.line, `M${x} 250v-34q0-14 14-14h24`, 8) +
  fill(ink.lamp, `M${x + 30} 226a22 13 0 0 0 44 0z`) +
  outlined(ink.body, ink.line, `M${x + 36} 196h32l14 30h-60z`, 7);

/** A closed shutter with a greeting painted across its slats, and its lock. */
const shutter = (ink: Inks) =>
  outlined(ink.steel, ink.line, rect(370, 470, 540, 330), 12) +
  fill(ink.sheet, rect(412, 556, 456, 178)) +
  line(ink.paint, rect(428, 572, 424, 146), 6) +
  word(ink.paint, 'नमस्ते', { x: 460, y: 572, width: 360, height: 130 }) +
  line(
    ink.line,
    repeat(10, (row) => `M376 ${520 + row * 27}h528`),
    3,
  ) +
  outlined(ink.body, ink.line, rect(620, 766, 40, 26), 5);

/** A shop in a bazaar: its board over the painted shutter, neighbours on both sides. */
export const shopStreet = (ink: Inks): Street => ({
  behind:
    open(ink) +
    place(-336, 810, 990, 1.2, grocer(ink)) +
    place(-62, 810, 990, 1.2, sweets(ink)) +
    outlined(ink.plaster, ink.line, rect(300, 100, 680, 712), 12) +
    fill(ink.body, rect(282, 84, 716, 30)) +
    outlined(ink.body, ink.line, 'M800 84V40q50-22 100 0v44z') +
    window(ink, 350) +
    window(ink, 580) +
    window(ink, 810) +
    fill(
      ink.brick,
      repeat(3, (row) => rect(312 + (row % 2) * 12, 690 + row * 26, 36, 18)),
    ) +
    outlined(ink.deep, ink.line, rect(926, 560, 34, 48), 6) +
    line(ink.line, 'M943 560v-90', 5) +
    shutter(ink),
  before:
    [420, 620, 820].map((x) => lamp(ink, x)).join('') +
    awning(ink, 310, 464, 20, ink.turmeric) +
    outlined(ink.plasterDeep, ink.line, rect(340, 792, 600, 30)) +
    place(220, 880, 1045, 1.2, sleepingDog(ink)) +
    place(-1340, 870, 91, 2.2, bicycle(ink)),
});

/** A tent with stripes from its peak, and a flag. */
const tent = (ink: Inks, x: number, colour: string) =>
  line(ink.line, `M${x} 520v-90`, 8) +
  fill(ink.paint, `M${x + 4} 432h56l-18 18 18 18h-56z`) +
  outlined(ink.sheet, ink.line, `M${x - 190} 640v172h380V640L${x} 516z`, 12) +
  fill(colour, `M${x - 122} 594 ${x} 522l-62 118v166h-60zM${x} 522l122 72v212H${x + 62}V640z`) +
  fill(ink.inside, `M${x - 44} 812q0-150 44-172 44 22 44 172z`);

/** A giant wheel with its cabins. */
const giantWheel = (ink: Inks) =>
  line(ink.steel, disc(1010, 330, 210) + disc(1010, 330, 178), 9) +
  line(
    ink.steel,
    'M800 330h420M1010 120v420M862 182l296 296m0-296L862 478M1010 330 900 810m110-480 110 480',
    7,
  ) +
  fill(ink.body, disc(1010, 330, 22)) +
  repeat(8, (index) => {
    const angle = (index * Math.PI) / 4;
    const [x, y] = [Math.cos(angle), Math.sin(angle)].map((part) => Math.round(210 * part));
    return outlined(
      [ink.paint, ink.turmeric][index % 2] ?? '',
      ink.line,
      `M${986 + (x ?? 0)} ${330 + (y ?? 0)}h48v20q-24 30-48 0z`,
      6,
    );
  });

/** A pillar of the gate, in bands. */
const pillar = (ink: Inks, x: number) =>
  outlined(ink.paint, ink.line, rect(x, 216, 84, 596), 12) +
  fill(
    ink.sheet,
    repeat(6, (band) => `M${x + 6} ${330 + band * 84}l72-36v40l-72 36z`),
  ) +
  outlined(ink.turmeric, ink.line, rect(x - 14, 196, 112, 30)) +
  outlined(ink.plaster, ink.line, `M${x - 20} 824l14-50h96l14 50z`);

const visitor = (ink: Inks, x: number, y: number) =>
  fill(ink.body, `${disc(x, y - 118, 20)}M${x - 30} ${y}v-62q0-30 30-30t30 30v62z`);

const flags = (ink: Inks) =>
  line(ink.body, 'M-20 250 292 140Q640 210 988 140l312 110', 6) +
  repeat(16, (index) => {
    const x = 6 + index * 80;
    const edge = Math.max(0, 292 - x, x - 988);
    const inner = 1 - Math.min(1, ((x - 640) / 348) ** 2);
    const y = Math.round(142 + edge * 0.35 + inner * 34);
    return fill([ink.paint, ink.turmeric, ink.body][index % 3] ?? '', `M${x} ${y}h52l-26 54z`);
  });

/** Marigolds in loops below the board. */
const garland = (ink: Inks) =>
  repeat(5, (loop) =>
    repeat(9, (index) => {
      const across = index / 8;
      const x = Math.round(346 + (loop + across) * 118);
      const y = Math.round(490 + 4 * across * (1 - across) * 34);
      return fill(index % 2 ? ink.paint : ink.turmeric, disc(x, y, 11));
    }),
  );

const balloons = (ink: Inks) =>
  line(ink.line, 'M1120 900V700m0 20-44-70m44 60 42-80m-42 60v-96', 5) +
  fill(ink.paint, disc(1076, 626, 32) + disc(1150, 560, 30)) +
  fill(ink.turmeric, disc(1166, 620, 32) + disc(1096, 566, 30)) +
  fill(ink.sheet, disc(1122, 610, 28));

/** The gate of a stall at a fair, with a giant wheel and tents behind it. */
export const melaGate = (ink: Inks): Street => ({
  behind:
    open(ink) +
    giantWheel(ink) +
    tent(ink, 110, ink.paint) +
    tent(ink, 1180, ink.turmeric) +
    fill(ink.mid, rect(330, 470, 620, 340)) +
    place(110, 810, 990, 1, grocer(ink)) +
    place(-180, 810, 990, 1, sweets(ink)) +
    visitor(ink, 664, 812) +
    pillar(ink, 246) +
    pillar(ink, 950),
  before:
    garland(ink) +
    flags(ink) +
    [288, 992].map((x) => outlined(ink.turmeric, ink.line, disc(x, 170, 26))).join('') +
    visitor(ink, 1084, 930) +
    balloons(ink) +
    place(-680, 896, 1028, 1.25, fruitCart(ink)) +
    place(270, 918, 1045, 1, sleepingDog(ink)),
});
