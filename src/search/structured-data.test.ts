import { expect, it } from 'vitest';
import type { Site } from '#src/content/site.ts';
import { viewOf } from '#src/routing/page-view.ts';
import { districtPath, routesOf } from '#src/routing/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { structuredData } from './structured-data.ts';

const site = readSite();
const [district] = site.districts;
const page = site.pages.find(({ slug }) => slug !== 'index');
const home = site.pages.find(({ slug }) => slug === 'index');
if (!district || !page || !home) throw new Error('the content has no page of some kind');
const locations = site.labels.district.breadcrumb;

/** The names of the breadcrumb trail of a page. */
function trailOf(path: string, shown: Site): string[] {
  const route = routesOf(shown).find((one) => one.path === path);
  if (!route) throw new Error(`No page at ${path}`);
  const { '@graph': graph } = JSON.parse(structuredData(shown, viewOf(route, shown), route));
  const trail = graph.find((node: { '@type': string }) => node['@type'] === 'BreadcrumbList');
  return trail.itemListElement.map(({ name }: { name: string }) => name);
}

it('begins the trail with the home page, wherever the navigation has it', () => {
  const main = site.navigation.main.toReversed();
  const turned = { ...site, navigation: { ...site.navigation, main } };
  expect(trailOf(`/${page.slug}`, turned)).toEqual([home.breadcrumb, page.breadcrumb]);
  const trail = [home.breadcrumb, locations, district.name];
  expect(trailOf(districtPath(district.slug), turned)).toEqual(trail);
});

it('begins with the page above where a language has no home page', () => {
  const without = { ...site, pages: site.pages.filter(({ slug }) => slug !== 'index') };
  expect(trailOf(districtPath(district.slug), without)).toEqual([locations, district.name]);
});
