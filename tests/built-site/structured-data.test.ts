import { expect, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { addressOf, pathOf, siteAt, sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { type JsonNode, nodesOf, ofType, stringsOf } from './json-ld.ts';
import { pagesOf, textsOf } from './pages.ts';

const site = await builtSite();
const pages = pagesOf(site).map((page) => ({ ...page, nodes: nodesOf(page) }));
const businessId = addressOf('/#business');

const check = (faultsOf: (page: (typeof pages)[number]) => string[]) =>
  noFaults(
    pages.flatMap((page): Fault[] => faultsOf(page).map((fault) => ({ path: page.path, fault }))),
  );

it('says the language of every page', () => {
  check(({ nodes, path }) => {
    const [page] = ofType(nodes, 'WebPage');
    const { code } = siteAt(path).labels.language;
    return page?.inLanguage === code ? [] : [`inLanguage is ${page?.inLanguage}`];
  });
});

it('has no ratings of the agency', () => {
  const ratings = ['AggregateRating', 'Review', 'Rating'];
  check(({ nodes }) => [
    ...ratings.filter((type) => ofType(nodes, type).length > 0),
    ...nodes
      .flatMap(Object.keys)
      .filter((name) => /^(aggregateRating|reviews?|reviewRating)$/.test(name)),
  ]);
});

it('references only addresses that exist', () => {
  const names = ['@id', 'url', 'item', 'image', 'logo'];
  check(({ nodes, canonical }) => {
    const addresses = stringsOf(nodes).filter(({ name }) => names.includes(name));
    const broken = addresses.filter(({ value }) => {
      const path = /^https:\/\//.test(value) ? pathOf(value)?.split('#')[0] : undefined;
      return path === undefined || !site.files.has(path);
    });
    const elsewhere = ofType(nodes, 'Service').filter(({ url }) => url !== canonical);
    return [
      ...broken.map(({ name, value }) => `${name} ${value} is not there`),
      ...elsewhere.map(({ url }) => `url of the service ${url} is not canonical`),
    ];
  });
});

/** Names and addresses of a breadcrumb trail in their order. */
function trailOf(nodes: JsonNode[]): { position: unknown; name: unknown; item: unknown }[] {
  const [list] = ofType(nodes, 'BreadcrumbList');
  const items = list ? ofType([list.itemListElement].flat() as JsonNode[], 'ListItem') : [];
  return items.map(({ position, name, item }) => ({ position, name, item }));
}

it('has a breadcrumb trail that ends at the page, on every page but the home page', () => {
  check(({ nodes, path, canonical, hidden }) => {
    const trail = trailOf(nodes);
    const home = localPath(siteAt(path).language, '/');
    if (path === home) return trail.length === 0 ? [] : ['the home page has a trail'];
    const isCounted = trail.every(({ position }, index) => position === index + 1);
    const isNamed = trail.every(({ name }) => typeof name === 'string' && name !== '');
    const endsHere = hidden || trail.at(-1)?.item === canonical;
    const startsHome = trail[0]?.item === addressOf(home);
    return isCounted && isNamed && endsHere && startsHome ? [] : ['the trail is broken'];
  });
});

it.each(sites)(
  'describes all district pages in $language as services of one business',
  ({ districts, language }) => {
    const faults = districts.flatMap(({ slug, name }) => {
      const path = localPath(language, `/digital-marketing-agency-${slug}`);
      const page = pages.find((built) => built.path === path);
      const nodes = page?.nodes ?? [];
      const [service] = ofType(nodes, 'Service');
      const isServed = JSON.stringify(service?.areaServed ?? '').includes(name);
      const isOurs = JSON.stringify(service?.provider) === JSON.stringify({ '@id': businessId });
      const locations = localPath(language, '/locations');
      const hasParent = trailOf(nodes).some(({ item }) => item === addressOf(locations));
      const shown = page?.root.querySelector('main p a')?.getAttribute('href');
      return [
        ...(isServed ? [] : [{ path, fault: 'no areaServed with the name of the district' }]),
        ...(isOurs ? [] : [{ path, fault: 'the provider is not the business' }]),
        ...(hasParent ? [] : [{ path, fault: 'the trail lacks /locations' }]),
        ...(shown === locations ? [] : [{ path, fault: `the page leads back to ${shown}` }]),
      ];
    });
    noFaults(faults);
  },
);

it('offers only what is on the page, at the price on the page', () => {
  expect(pages.filter(({ nodes }) => ofType(nodes, 'Offer').length > 0)).not.toHaveLength(0);
  check(({ nodes, root }) => {
    const main = root.querySelector('main');
    const text = main ? textsOf(main).join('') : '';
    return ofType(nodes, 'Offer').flatMap(({ name, price }) => {
      const shown = formatPaise(Math.round(Number(price) * 100));
      const isShown = new RegExp(`${shown.replace('.', '\\.')}(?![\\d,]*\\d)`).test(text);
      return isShown && text.includes(String(name)) ? [] : [`offers ${name} at ${shown}`];
    });
  });
});
