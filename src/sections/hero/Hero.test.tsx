import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { heroSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Hero } from './Hero.tsx';

const site = readSite();
const street = heroSchema.parse({
  type: 'hero',
  artwork: 'street',
  title: 'A page that is gone',
  lead: 'One sentence below the headline.',
  drawing: { subject: 'not-found', word: 'To let' },
  caption: { text: 'Your name here', action: { label: 'Paint it', to: '/about' } },
  actions: [{ label: 'Ring', call: true }],
});

it('has the caption and its button under the drawing', () => {
  const root = parse(renderToStaticMarkup(<Hero section={street} site={site} />));
  const figure = root.querySelector('figure');
  expect(figure?.querySelector('svg[viewBox] + figcaption p')?.text).toBe('Your name here');
  expect(figure?.querySelector('figcaption a')?.getAttribute('href')).toBe('/about');
  expect(figure?.querySelector('figcaption a')?.text).toBe('Paint it');
  expect(root.querySelector('h1 ~ p a')?.getAttribute('href')).toMatch(/^tel:/);
});
