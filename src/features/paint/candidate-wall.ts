import type { StageOf } from '#src/content/section.schema.ts';
import { layOutHeadline } from '#src/lib/headline.ts';
import { paintText } from '#src/lib/painted-text.ts';
import { drawPainted } from './scenes/draw-scene.ts';
import { type Inks, inksAt } from './scenes/inks.ts';
import { boxPath, disc, fill, line, outlined, rect, repeat, word } from './scenes/shapes.ts';
import { colours, plateOf, surfaces, type Time } from './surfaces.ts';

const { ground } = surfaces.wall;
const letterBox = { x: 116, y: 206, width: 470, height: 410 };
const postBox = { x: 116, y: 664, width: 470, height: 84 };

/** The words in pale primer, painted over as far as the end of the last line. */
function halfPainted(words: string, ink: Inks): string {
  const { shade, letters } = colours.lime;
  const { lines, fontSize } = layOutHeadline(words, letterBox);
  const draw = (colour: string, offset: number) =>
    lines
      .map(({ text, x, y }) => paintText({ text, x: x + offset, y: y + offset, fontSize, colour }))
      .join('');
  const painted = `M0 0H1080V${lines.at(-1)?.top}H352l-14 40 18 30-20 44 14 36-16 40V1080H0z`;
  return (
    draw(ink.deep, 0) +
    `<clipPath id="painted"><path d="${painted}"/></clipPath>` +
    `<g clip-path="url(#painted)">${draw(shade, fontSize * 0.035)}${draw(letters, 0)}</g>`
  );
}

/** A stencil of tin on the board: the circle of the symbol is empty. */
const stencil = (ink: Inks) =>
  outlined(ink.turmeric, ink.line, rect(722, 246, 236, 236)) +
  outlined(ink.sheet, ink.line, disc(840, 364, 88)) +
  line(ink.line, 'M840 252v14m0 196v14M728 364h14m196 0h14', 6) +
  fill(ink.line, disc(742, 266, 6) + disc(938, 266, 6) + disc(742, 462, 6) + disc(938, 462, 6));

/** A brush whose bristles touch the last painted letter. */
const brush = (ink: Inks, y: number) =>
  `<g transform="translate(350 ${y}) rotate(20)">` +
  outlined(ink.plaster, ink.line, 'M96-18 268-9a9 9 0 0 1 0 18L96 18z') +
  outlined(ink.deep, ink.line, 'M-4-24q34-8 66-8v64q-32 0-66-8l14-12-16-12 16-12z') +
  outlined(ink.paint, ink.line, 'M-4-24q16-4 30-6v60q-14-2-30-6l14-12-16-12 16-12z') +
  outlined(ink.steel, ink.line, rect(62, -32, 38, 64)) +
  '</g>';

/** A bamboo ladder with the tin of paint on a hook. */
const ladder = (ink: Inks) => {
  const rungs = repeat(9, (index) => {
    const y = 300 + index * 82;
    const lean = (y - 240) / 804;
    return `M${624 - lean * 28} ${y}h${72 + lean * 52}v18h${-72 - lean * 52}z`;
  });
  return (
    outlined(ink.deep, ink.line, rungs) +
    outlined(ink.deep, ink.line, 'M580 1044 612 240h24L606 1044zM712 1044 686 240h24L738 1044z') +
    line(ink.line, 'M712 584q50-34 78 46', 6) +
    outlined(ink.steel, ink.line, 'M732 640h116l-11 100h-94z') +
    outlined(
      ink.paint,
      ink.line,
      'M724 620h132v22h-16v26q0 12-10 12t-10-12v-12h-22v38q0 12-11 12t-11-12v-50h-52z',
    )
  );
};

/**
 * SVG of a candidate's board on the wall of the candidate's office: lime ground, letters half painted, and a
 * stencil with an empty circle for the symbol.
 */
export function drawCandidateWall({ words, post }: StageOf<'wall'>, time: Time): string {
  const ink = inksAt(time);
  return drawPainted(
    'wall',
    time,
    {
      ground:
        fill(ink.plaster, boxPath(plateOf('wall'), 2)) +
        line(ink.line, 'M214 160V112m652 48V112', 7) +
        outlined(ink.deep, ink.line, boxPath(ground, 20)) +
        outlined(ink.sheet, ink.line, boxPath(ground)),
      letters:
        halfPainted(words, ink) +
        word(ink.line, post, postBox) +
        line(ink.paint, 'M116 644h470', 8) +
        stencil(ink),
    },
    ladder(ink) + brush(ink, 534),
  );
}
