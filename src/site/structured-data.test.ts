import { expect, it } from 'vitest';
import type { Site } from '#src/content/site.ts';
import { readAllSites, readSite } from '#tests/fixtures/site.ts';
import { viewOf } from './page-view.ts';
import { districtPath, routesOf, sharePath } from './routes.ts';
import { structuredData } from './structured-data.ts';

const site = readSite();
const [district] = site.districts;
const page = site.pages.find(({ slug }) => slug !== 'index');
const home = site.pages.find(({ slug }) => slug === 'index');
if (!district || !page || !home) throw new Error('the content has no page of some kind');
const locations = site.labels.district.breadcrumb;

/** The nodes of that type in the structured data of a page. */
function nodesOf(type: string, path: string, shown: Site) {
  const route = routesOf(shown).find((one) => one.path === path);
  if (!route) throw new Error(`No page at ${path}`);
  const { '@graph': graph } = JSON.parse(structuredData(shown, viewOf(route, shown), route));
  return graph.filter((node: { '@type': string }) => node['@type'] === type);
}
const nodeOf = (...page: Parameters<typeof nodesOf>) => nodesOf(...page)[0];

/** The names of the breadcrumb trail of a page. */
const trailOf = (path: string, shown: Site): string[] =>
  nodeOf('BreadcrumbList', path, shown).itemListElement.map(({ name }: { name: string }) => name);

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

it('describes the branches at home and where offices are shown, the head office everywhere', () => {
  const described = routesOf(site)
    .filter(({ path }) => nodesOf('LocalBusiness', path, site).length > 1)
    .map(({ canonical }) => canonical);
  const shown = site.pages.filter(({ slug, sections }) =>
    sections.some(({ type }) => slug === 'index' || type === 'contact' || type === 'branch-list'),
  );
  const paths = shown.map(({ slug }) => (slug === 'index' ? '/' : `/${slug}`));
  expect(described).toEqual(expect.arrayContaining(paths));
  expect(described).not.toContain(districtPath(district.slug));
  expect(nodesOf('LocalBusiness', districtPath(district.slug), site)).toHaveLength(1);
});

it('shows the home page of its own language', () => {
  for (const shown of readAllSites()) {
    const [path] = routesOf(shown).filter(({ slug }) => slug === 'index');
    if (!path) throw new Error('there is no home page');
    const { image } = nodeOf('LocalBusiness', path.path, shown);
    expect(image).toBe(shown.agency.url + sharePath(path));
  }
});

it('has the position of the office once it is not a sample', () => {
  const withSample = (sample: boolean) => {
    const geo = { ...site.agency.geo, sample };
    return nodeOf('LocalBusiness', '/', { ...site, agency: { ...site.agency, geo } }).geo;
  };
  const { latitude, longitude } = site.agency.geo;
  expect(withSample(true)).toBeUndefined();
  expect(withSample(false)).toMatchObject({ latitude, longitude });
});

it('has opening hours once the owner has filled them in', () => {
  const openAt = (hours?: string) => {
    const opening = hours === undefined ? undefined : { hours, words: 'Always' };
    const contact = { ...site.agency.contact, opening };
    const shown = { ...site, agency: { ...site.agency, contact } };
    return nodeOf('LocalBusiness', '/', shown).openingHours;
  };
  expect(openAt()).toBeUndefined();
  expect(openAt('Mo-Su 00:00-23:59')).toBe('Mo-Su 00:00-23:59');
});
