import { expect, it } from 'vitest';
import { printedSources } from '#contract/leads.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { viewOf } from './page-view.ts';
import { codePath, printedAddress, printedSource } from './printed-code.ts';
import { districtPath, routesOf } from './routes.ts';

it.each(readAllSites())('rate card, districts and budget have a code on paper', (site) => {
  const sources = new Map(
    routesOf(site).map((route) => [route.address, printedSource(viewOf(route, site).sections)]),
  );
  expect(sources.get('/pricing')).toBe('card');
  expect(sources.get('/budget')).toBe('budget');
  expect(sources.get('/about')).toBeUndefined();
  for (const { slug } of site.districts) expect(sources.get(districtPath(slug))).toBe('card');
});

it.each(printedSources)('an address says that it is from %s', (source) => {
  expect(printedAddress({ url: 'https://agency.example' }, '/hi/budget', source)).toBe(
    `https://agency.example/hi/budget?from=${source}`,
  );
});

it('a code is named after its page', () => {
  expect(codePath({ canonical: '/hi/pricing' })).toBe('/codes/hi/pricing.svg');
});
