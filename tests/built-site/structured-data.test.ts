import { expect, it } from 'vitest';
import { formatPaise } from '#contract/money.ts';
import { addressOf, agency, districts, pathOf } from './agency.ts';
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

it('describes the head office: who it is, how it is reached, and which districts it serves', () => {
  const [first] = ofType(pages[0]?.nodes ?? [], 'LocalBusiness');
  const [office] = agency.offices;
  expect(first).toMatchObject({
    '@id': businessId,
    name: agency.brand,
    url: addressOf('/'),
    telephone: agency.contact.phones,
    priceRange: agency.priceRange,
    address: { addressLocality: office.city, addressRegion: office.state, addressCountry: 'IN' },
    geo: { latitude: agency.geo.latitude, longitude: agency.geo.longitude },
    areaServed: districts.map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
  });
  const { latitude, longitude } = agency.geo;
  for (const degrees of [latitude, longitude]) expect(String(degrees)).toMatch(/\.\d{5}$/);
});

it('describes one LocalBusiness for each office, the branches as parts of the head office', () => {
  const businesses = ofType(pages[0]?.nodes ?? [], 'LocalBusiness');
  expect(businesses.map(({ address }) => (address as JsonNode).addressLocality)).toEqual(
    agency.offices.map(({ city }) => city),
  );
  expect(new Set(businesses.map((one) => one['@id'])).size).toBe(businesses.length);
  for (const branch of businesses.slice(1)) {
    expect(branch.parentOrganization).toEqual({ '@id': businessId });
    expect(branch.telephone).toEqual(agency.contact.phones);
  }
  check(({ nodes }) => {
    const own = ofType(nodes, 'LocalBusiness');
    const isSame = JSON.stringify(own) === JSON.stringify(businesses);
    const addresses = ofType(nodes, 'PostalAddress').length;
    return [
      ...(isSame ? [] : [`${own.length} businesses, not the same`]),
      ...(addresses === agency.offices.length ? [] : [`${addresses} postal addresses`]),
    ];
  });
});

it('rates itself nowhere', () => {
  const ratings = ['AggregateRating', 'Review', 'Rating'];
  check(({ nodes }) => [
    ...ratings.filter((type) => ofType(nodes, type).length > 0),
    ...nodes
      .flatMap(Object.keys)
      .filter((name) => /^(aggregateRating|reviews?|reviewRating)$/.test(name)),
  ]);
});

it('points only to addresses that are there', () => {
  const names = ['@id', 'url', 'item', 'image', 'logo'];
  check(({ nodes, canonical }) => {
    const addresses = stringsOf(nodes).filter(({ name }) => names.includes(name));
    const broken = addresses.filter(({ value }) => {
      const path = /^https:\/\//.test(value) ? pathOf(value)?.split('#')[0] : undefined;
      return path === undefined || !(site.texts.has(path) || site.files.has(path));
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
    if (path === '/') return trail.length === 0 ? [] : ['the home page has a trail'];
    const isCounted = trail.every(({ position }, index) => position === index + 1);
    const isNamed = trail.every(({ name }) => typeof name === 'string' && name !== '');
    const endsHere = hidden || trail.at(-1)?.item === canonical;
    const startsHome = trail[0]?.item === addressOf('/');
    return isCounted && isNamed && endsHere && startsHome ? [] : ['the trail is broken'];
  });
});

it('describes the pages of all the districts as services of the one business', () => {
  const faults = districts.flatMap(({ slug, name }) => {
    const path = `/digital-marketing-agency-${slug}`;
    const nodes = pages.find((page) => page.path === path)?.nodes ?? [];
    const [service] = ofType(nodes, 'Service');
    const isServed = JSON.stringify(service?.areaServed ?? '').includes(name);
    const isOurs = JSON.stringify(service?.provider) === JSON.stringify({ '@id': businessId });
    const hasParent = trailOf(nodes).some(({ item }) => item === addressOf('/locations'));
    return [
      ...(isServed ? [] : [{ path, fault: 'no areaServed with the name of the district' }]),
      ...(isOurs ? [] : [{ path, fault: 'the provider is not the business' }]),
      ...(hasParent ? [] : [{ path, fault: 'the trail lacks /locations' }]),
    ];
  });
  noFaults(faults);
});

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
