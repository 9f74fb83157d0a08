import { expect, it } from 'vitest';
import type { Site } from '#src/content/site.ts';
import { viewOf } from '#src/routing/page-view.ts';
import { routesOf } from '#src/routing/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { structuredData } from './structured-data.ts';

const site = readSite();

/** The names of the breadcrumb trail of a page. */
function trailOf(path: string, shown: Site): string[] {
  const route = routesOf(shown).find((one) => one.path === path);
  if (!route) throw new Error(`No page at ${path}`);
  const { '@graph': graph } = JSON.parse(structuredData(shown, viewOf(route, shown), route));
  const trail = graph.find((node: { '@type': string }) => node['@type'] === 'BreadcrumbList');
  return trail.itemListElement.map(({ name }: { name: string }) => name);
}

it('begins the trail with the home page, wherever the navigation has it', () => {
  const [home, ...others] = site.navigation.main;
  if (!home) throw new Error('no navigation');
  const turned = { ...site, navigation: { ...site.navigation, main: [...others, home] } };
  expect(trailOf('/about', turned)).toEqual(['Home', 'About']);
  expect(trailOf('/locations/patna', turned)).toEqual(['Home', 'All locations', 'Patna']);
});

it('begins with the page above where a language has no home page', () => {
  const without = { ...site, pages: site.pages.filter(({ slug }) => slug !== 'index') };
  expect(trailOf('/locations/patna', without)).toEqual(['All locations', 'Patna']);
});
