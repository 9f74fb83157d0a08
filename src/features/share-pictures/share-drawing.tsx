import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { paintText, widthOf } from '#src/lib/painted-text.ts';
import drawing from '#src/sections/hero/Drawing.module.css';
import drawingSheet from '#src/sections/hero/Drawing.module.css?raw';
import { Drawing } from '#src/sections/hero/Drawing.tsx';
import type { SectionOf } from '#src/site/section.ts';
import { pictureStyles } from './drawing-styles.ts';

/** Half a shape: resvg has no inset(). */
const half = `<clipPath id="half" clipPathUnits="objectBoundingBox"><path d="M0-1h.5v3H0z"/></clipPath><style>.${drawing.half}{clip-path:url(#half)}</style>`;

const styles = `<style>${pictureStyles(drawingSheet, drawing)}</style>${half}`;

/** Replaces text by outlines of the site's fonts: the same on every machine, with Devanagari joined. */
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

/** The drawing of a hero as an `svg` element with its styles, in a field in px. Empty if the hero has none. */
export function shareDrawing(
  hero: SectionOf<'hero'> | undefined,
  field: { x: number; y: number; width: number },
): string {
  if (!hero?.drawing) return '';
  const { x, y, width } = field;
  const placed = `<svg xmlns="http://www.w3.org/2000/svg" x="${x}" y="${y}" width="${width}" height="${(width * 330) / 480}"`;
  const drawn = outlineWords(renderToStaticMarkup(<Drawing {...hero.drawing} />)).replace(
    '<svg',
    placed,
  );
  return styles + drawn;
}
