import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { heroSchema } from '#src/content/section.schema.ts';
import type { SectionOf } from '#src/site/section.ts';
import { shareDrawing } from './share-drawing.tsx';

const field = { x: 660, y: 260, width: 520 };
const hero: SectionOf<'hero'> = {
  type: 'hero',
  artwork: 'street',
  title: 'Be found',
  lead: 'On the map and above the shops.',
  actions: [],
};
const subjects = heroSchema.shape.drawing.unwrap().shape.subject.options;
const withSubject = (subject: (typeof subjects)[number], word = 'Lassi') =>
  shareDrawing({ ...hero, drawing: { subject, word } }, field);

it.each(subjects)('colours every class of %s', (subject) => {
  const svg = withSubject(subject);
  const classes = parse(svg)
    .querySelectorAll('svg [class]')
    .flatMap((shape) => [...shape.classList.values()]);
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((name) => !svg.includes(`.${name}`))).toEqual([]);
});

it.each(subjects)('needs no system font for the words of %s', (subject) => {
  expect(withSubject(subject)).not.toContain('<text');
  expect(withSubject(subject)).toContain('<g class=');
});

it('places the drawing in the given field', () => {
  expect(withSubject('seo')).toContain('x="660" y="260" width="520" height="357.5"');
});

it('is empty for a page without a drawing', () => {
  expect(shareDrawing(hero, field)).toBe('');
  expect(shareDrawing(undefined, field)).toBe('');
});
