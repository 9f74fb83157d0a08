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
const withPanels = () =>
  shareDrawing({ ...hero, artwork: 'rickshaw', panels: ['Sale', 'Come', 'By the road'] }, field);

const all = [...subjects.map((subject) => [subject, () => withSubject(subject)] as const)].concat([
  ['rickshaw' as never, withPanels],
]);

it.each(all)('colours every class of %s', (_, draw) => {
  const svg = draw();
  const classes = parse(svg)
    .querySelectorAll('svg [class]')
    .flatMap((shape) => [...shape.classList.values()]);
  expect(classes.length).toBeGreaterThan(5);
  expect(classes.filter((name) => !svg.includes(`.${name}`))).toEqual([]);
});

it.each(all)('needs no font of the machine for the words of %s', (_, draw) => {
  expect(draw()).not.toContain('<text');
  expect(draw()).toContain('<g class=');
});

it('puts the drawing where it was asked for', () => {
  expect(withSubject('seo')).toContain('x="660" y="260" width="520" height="357.5"');
});

it('is nothing for a page without a drawing', () => {
  expect(shareDrawing(hero, field)).toBe('');
  expect(shareDrawing(undefined, field)).toBe('');
});
