import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { paintText, widthOf } from '#src/display-font/painted-text.ts';
import drawing from '#src/sections/hero/drawings/Drawing.module.css';
import { Drawing } from '#src/sections/hero/drawings/Drawing.tsx';
import rickshaw from '#src/sections/hero/Rickshaw.module.css';
import { Rickshaw } from '#src/sections/hero/Rickshaw.tsx';
import type { SectionOf } from '#src/sections/section.ts';

/** The inks by day (styles/tokens.css): resvg, which draws the pictures, knows no custom properties. */
export const inks = {
  ink: '#1d1713',
  soft: '#5b4e42',
  paper: '#f4ead3',
  deepPaper: '#e8d9b8',
  sindoor: '#b0211a',
  onSindoor: '#fff3dc',
  turmeric: '#f3aa1c',
  plaster: '#d9c49a',
};

const { ink, paper, deepPaper, sindoor, onSindoor, turmeric, plaster } = inks;

/** What Drawing.module.css says of each class. */
const drawingStyles: Record<string, string> = {
  drawing: `fill:none;stroke:${ink};stroke-width:5`,
  half: 'clip-path:url(#half)',
  line: `stroke:${ink}`,
  body: `fill:${ink}`,
  sheet: `fill:${onSindoor}`,
  deep: `fill:${plaster}`,
  paint: `fill:${sindoor}`,
  lit: `fill:${turmeric}`,
  chalk: `stroke:${onSindoor}`,
  glow: `stroke:${turmeric}`,
  painted: `stroke:${sindoor}`,
};

/** What Rickshaw.module.css says of each class. */
const rickshawStyles: Record<string, string> = {
  rickshaw: '',
  body: `fill:${ink}`,
  glass: `fill:${deepPaper}`,
  paint: `fill:${sindoor};stroke:${ink};stroke-width:4`,
  sheet: `fill:${onSindoor};stroke:${ink};stroke-width:4`,
  wire: `fill:none;stroke:${ink};stroke-width:3`,
  fringe: `fill:${turmeric}`,
  lamp: `fill:${turmeric};stroke:${ink};stroke-width:3`,
  wheel: `fill:${paper};stroke:${ink};stroke-width:9`,
  onPaint: `fill:${onSindoor}`,
  onSheet: `fill:${sindoor}`,
  onFlap: `fill:${ink}`,
};

const rules = (classes: Record<string, string>, styles: Record<string, string>) =>
  Object.entries(styles).map(([name, style]) => `.${classes[name]}{${style}}`);

/** Words as outlines in the site's own faces: every build is alike, and Devanagari is joined. */
function outlineWords(markup: string): string {
  const root = parse(markup);
  for (const word of root.querySelectorAll('text')) {
    const number = (name: string) => Number(word.getAttribute(name));
    const text = word.text.toUpperCase();
    const width = widthOf(text);
    const fontSize = Math.min(number('font-size'), number('textLength') / width);
    const place = { x: number('x') - (width * fontSize) / 2, y: number('y') };
    const outlines = paintText({ text, fontSize, ...place, colour: 'inherit' });
    word.replaceWith(`<g class="${word.getAttribute('class')}" stroke="none">${outlines}</g>`);
  }
  return root.toString();
}

/**
 * The drawing of a hero as an `svg` element with its styles, for a field in px as wide as 480 units
 * of it. An empty string where the hero has none.
 */
export function shareDrawing(
  hero: SectionOf<'hero'> | undefined,
  field: { x: number; y: number; width: number },
): string {
  const { drawing: subject, panels } = hero ?? {};
  if (!subject && !panels) return '';
  const picture = subject ? <Drawing {...subject} /> : <Rickshaw label="" panels={panels ?? []} />;
  const style = subject ? rules(drawing, drawingStyles) : rules(rickshaw, rickshawStyles);
  const { x, y, width } = field;
  const placed = `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${(width * 330) / 480}"`;
  return `<style>${style.join('')}</style><clipPath id="half" clipPathUnits="objectBoundingBox"><path d="M0-1h.5v3H0z"/></clipPath>${outlineWords(renderToStaticMarkup(picture)).replace('<svg', placed)}`;
}
