import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { testimonialsSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Testimonials } from './Testimonials.tsx';

const site = readSite();
const { note, sample, stars } = site.labels.testimonials;
const draw = (...items: object[]) => {
  const text = 'They painted our shutter in a day, and the name can be read from the bridge.';
  const named = items.map((item, index) => ({
    name: `Client ${index}`,
    company: 'Shop',
    text,
    ...item,
  }));
  const section = testimonialsSchema.parse({ type: 'testimonials', title: 'Heard', items: named });
  return parse(renderToStaticMarkup(<Testimonials section={section} site={site} />));
};
const notesIn = (root: ReturnType<typeof draw>) => root.text.split(note).length - 1;

it('stamps the heading if all are samples, and gives samples no stars', () => {
  const headingOf = (root: ReturnType<typeof draw>) => root.querySelector('h2')?.text;
  const samples = draw({ sample: true }, { sample: true });
  expect(headingOf(samples)).toBe(`Heard ${sample}`);
  expect(samples.querySelectorAll('[role=img]')).toEqual([]);
  const mixed = draw({ sample: true }, { sample: false });
  expect(headingOf(mixed)?.trim()).toBe('Heard');
  expect(mixed.querySelectorAll('[role=img]')).toHaveLength(1);
});

it('fills the stars that a client gave, five by default', () => {
  const root = draw({ sample: false, stars: 4 }, { sample: false });
  const [four, five] = root.querySelectorAll('[role=img]');
  expect(four?.getAttribute('aria-label')).toBe(fill(stars, { count: 4 }));
  expect(five?.getAttribute('aria-label')).toBe(fill(stars, { count: 5 }));
  const shapesOf = (row: typeof four) =>
    new Set(row?.querySelectorAll('path').map((path) => path.getAttribute('d')));
  expect(shapesOf(four).size).toBe(2);
  expect(shapesOf(five).size).toBe(1);
});

it('marks each sample among real quotes, or all samples once', () => {
  expect(notesIn(draw({ sample: true }, { sample: false }, { sample: true }))).toBe(2);
  expect(notesIn(draw({ sample: true }, { sample: true }))).toBe(1);
  expect(notesIn(draw({ sample: false }))).toBe(0);
});
