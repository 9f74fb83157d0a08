import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { testimonialsSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Testimonials } from './Testimonials.tsx';

const site = readSite();
const { sample, stars } = site.labels.testimonials;
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

it('stamps the heading while a quote is a sample, and shows the stars of each', () => {
  const headingOf = (root: ReturnType<typeof draw>) => root.querySelector('h2')?.text.trim();
  const mixed = draw({ sample: true }, { sample: false });
  expect(headingOf(mixed)).toBe(`Heard ${sample}`);
  expect(mixed.querySelectorAll('[role=img]')).toHaveLength(2);
  expect(headingOf(draw({ sample: false }))).toBe('Heard');
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
