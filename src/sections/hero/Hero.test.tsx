import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { singleQuantity } from '#contract/quantity.ts';
import { heroSchema } from '#src/content/section.schema.ts';
import { viewOf } from '#src/site/page-view.ts';
import { routesOf } from '#src/site/routes.ts';
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

it('shows the street of each scheme with its board, whose words are read out', () => {
  const section = { ...street, artwork: 'bazaar' as const, board: 'Lassi' };
  const root = parse(renderToStaticMarkup(<Hero section={section} site={site} />));
  const paths = [
    root.querySelector('img')?.getAttribute('src'),
    root.querySelector('source[media*=dark]')?.getAttribute('srcset'),
  ];
  expect(paths).toEqual([`/street/${site.language}-day.svg`, `/street/${site.language}-night.svg`]);
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('Lassi');
});

it('has the stage after the buttons, and keeps the drawing for the share picture', () => {
  const posts = ['Lassi', 'Chai', 'Laddu'];
  const stage = { subject: 'posts' as const, page: 'Mohan', posts, caption: 'An example' };
  const section = { ...street, artwork: 'stage' as const, caption: undefined, stage };
  const root = parse(renderToStaticMarkup(<Hero section={section} site={site} />));
  expect(root.querySelector('div:has(h1) + figure figcaption')?.text).toBe('An example');
  const picture = root.querySelector('svg[role=img]');
  expect(picture?.getAttribute('aria-label')).toBe('Mohan, Lassi, Chai, Laddu');
  expect(picture?.text).not.toContain(street.drawing?.word);
});

it('shows the wall of a candidate by day and by night', () => {
  const words = { words: 'Your name', post: 'for ward 4', caption: 'An example' };
  const stage = { subject: 'wall' as const, ...words };
  const section = { ...street, artwork: 'stage' as const, caption: undefined, stage };
  const root = parse(renderToStaticMarkup(<Hero section={section} site={site} />));
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('Your name · for ward 4');
  expect(root.querySelector('img')?.getAttribute('src')).toContain(`${site.language}-day`);
  expect(root.querySelector('source[media*=dark]')?.getAttribute('srcset')).toContain('-night');
});

describe('the price sticker', () => {
  const service = { unit: '/month', unitLabel: 'a month', limits: singleQuantity };
  const services = [
    { ...service, name: 'SEO', label: 'Search', amountPaise: 749_900 },
    { ...service, name: 'Posts', label: 'Posts on Facebook', amountPaise: 499_900 },
    { ...service, name: 'Logo', label: 'Logo', amountPaise: 99_900 },
  ];
  const catalogue = { categories: [{ name: 'All', services }] };
  const stickerOf = (from?: string[]) =>
    parse(
      renderToStaticMarkup(<Hero section={{ ...street, from }} site={{ ...site, catalogue }} />),
    ).querySelector('h1 + p > a');

  it('has the lowest price of the page’s services and leads to its checkout', () => {
    const sticker = stickerOf(['SEO', 'Posts']);
    const price = fill(site.labels.price.from, { price: '₹4,999 a month' });
    expect(sticker?.text).toBe(`Posts on Facebook ${price}`);
    expect(sticker?.getAttribute('href')).toBe('/payment?serviceName=Posts&price=4999');
  });

  it('is left out without services', () => {
    expect(stickerOf()).toBeNull();
  });

  it('is on every page of a service or place, except the rate card', () => {
    const views = routesOf(site).map((route) => ({ ...viewOf(route, site), path: route.path }));
    const ofServices = views.filter(
      ({ service, sections }) => service && !sections.some(({ type }) => type === 'rate-card'),
    );
    const bare = ofServices.filter(
      ({ sections }) =>
        !sections.some((section) => section.type === 'hero' && section.from?.length),
    );
    expect(ofServices.length).toBeGreaterThan(0);
    expect(bare.map(({ path }) => path)).toEqual([]);
  });
});
