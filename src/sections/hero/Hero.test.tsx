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

const nameField = { label: 'Name of a shop', button: 'Paint', to: '/about' };

it('keeps the name field of a hoarding out of the URL', () => {
  const { caption, ...rest } = street;
  const board = heroSchema.parse({ ...rest, artwork: 'hoarding', size: '20 × 10 ft', nameField });
  const form = parse(
    renderToStaticMarkup(<Hero section={board} site={{ ...site, language: 'hi' }} />),
  ).querySelector('form');
  expect(form?.getAttribute('action')).toBe('/hi/about');
  expect(form?.querySelector('label input')?.hasAttribute('name')).toBe(false);
  expect(form?.querySelector('label')?.text).toBe(nameField.label);
  expect(form?.querySelector('button')?.text).toBe(nameField.button);
});

it('rejects a name field outside a hoarding', () => {
  const { success, error } = heroSchema.safeParse({ ...street, nameField });
  expect(success).toBe(false);
  expect(error?.issues.map(({ path }) => path.join())).toEqual(['nameField']);
});
