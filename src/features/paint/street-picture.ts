import type { HeroDrawing } from '#src/content/section.schema.ts';
import { layOutHeadline } from '#src/lib/headline.ts';
import { paintText } from '#src/lib/painted-text.ts';
import type { PageView } from '#src/site/page-view.ts';
import { drawPainted } from './scenes/draw-scene.ts';
import { inksAt } from './scenes/inks.ts';
import { boxPath, fill, word } from './scenes/shapes.ts';
import { drawStrip, type StripName } from './scenes/strip.ts';
import { stripSize } from './scenes/strips/parts.ts';
import { colours, signatureInk, surfaces, type Time } from './surfaces.ts';

/**
 * SVG of the bazaar with these words on its hoarding, as signwriters paint them: shade first, then letters. Below it
 * is the agency's name.
 */
export function drawBazaar(words: string, agency: string, time: Time): string {
  const { ground, letters: box, signature } = surfaces.hoarding;
  const { ground: paint, letters, shade } = colours.sindoor;
  const { lines, fontSize } = layOutHeadline(words, box);
  const depth = fontSize * 0.04;
  const painted = lines.map(
    ({ text, x, y }) =>
      paintText({ text, x: x + depth, y: y + depth, fontSize, colour: shade }) +
      paintText({ text, x, y, fontSize, colour: letters }),
  );
  return drawPainted('hoarding', time, {
    ground: fill(paint, boxPath(ground)),
    letters: painted.join('') + word(signatureInk, agency, signature),
  });
}

/** URL of a strip along an edge of paper; also in ui/SectionFrame.module.css. */
export const stripPath = (name: StripName, time: Time) => `/street/${name}-${time}.svg`;

/** SVG of a strip along an edge of paper. */
export function drawStripPicture(name: StripName, time: Time): string {
  const { width, height } = stripSize;
  const shapes = drawStrip(name, inksAt(time));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">${shapes}</svg>`;
}

/** Drawings of digital services. */
const digital: HeroDrawing['subject'][] = ['bihar', 'patna', 'ppc', 'seo', 'social', 'websites'];

/**
 * The strip where the paper of a page changes: roofs for a digital service, the road out of town for any
 * other service, a street of the bazaar elsewhere.
 */
export function stripOf({ service, sections }: Pick<PageView, 'service' | 'sections'>): StripName {
  const drawing = sections.find((section) => section.type === 'hero')?.drawing;
  if (!service || !drawing) return 'street';
  return digital.includes(drawing.subject) ? 'roofs' : 'road';
}
