import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPrice } from '#contract/money.ts';
import type { Agency } from '#src/content/agency.schema.ts';
import type { Site } from '#src/content/site.ts';
import type { PageView } from './page-view.ts';
import { type Route, sharePath } from './routes.ts';

type Node = Record<string, unknown>;

const areaNamed = (name: string): Node => ({ '@type': 'AdministrativeArea', name });

/** A place in India; by default the state. */
const placeInIndia = ({ labels: { share } }: Site, area: string = share.area): Node =>
  areaNamed(fill(share.areaOf, { area }));

/** `@id` of the head office, which identifies the agency (docs/product.md, Search). */
const businessId = (site: Site) => `${site.agency.url}/#business`;

/** LocalBusiness fields shared by all offices. */
function office(site: Site, { street, city, state, postalCode }: Agency['offices'][number]): Node {
  const { agency } = site;
  return {
    '@type': 'LocalBusiness',
    image: agency.url + sharePath({ canonical: localPath(site.language, '/') }),
    telephone: agency.contact.phones,
    email: agency.contact.email,
    priceRange: agency.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode,
      addressCountry: 'IN',
    },
  };
}

/** `@id` of a branch without the host, in Latin letters for all languages. */
const branchId = ({ aliases, city }: Agency['offices'][number]) =>
  (aliases.at(-1) ?? city.toLowerCase().replaceAll(' ', '-')).replace(/^.*\//, '');

/**
 * A LocalBusiness for each office, the head office first. Pages that show no offices name the state as its area
 * instead of all districts.
 */
function localBusinesses(site: Site, showsOffices: boolean): Node[] {
  const { agency, districts } = site;
  const [head, ...branches] = agency.offices;
  const { latitude, longitude, sample } = agency.geo;
  return [
    {
      ...office(site, head),
      '@id': businessId(site),
      name: agency.brand,
      url: agency.url + localPath(site.language, '/'),
      openingHours: agency.contact.opening?.hours,
      // Search engines show it as a fact, so a sample is omitted.
      geo: sample ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
      sameAs: Object.values(agency.contact.social),
      areaServed: showsOffices ? districts.map(({ name }) => areaNamed(name)) : placeInIndia(site),
    },
    ...branches.map((branch) => ({
      ...office(site, branch),
      '@id': `${agency.url}/#${branchId(branch)}`,
      name: `${agency.brand}, ${branch.city}`,
      url: agency.url + localPath(site.language, branch.aliases[0] ?? '/contact'),
      areaServed: areaNamed(branch.state),
      parentOrganization: { '@id': businessId(site) },
    })),
  ];
}

function breadcrumbs(site: Site, view: PageView, route: Route): Node {
  const { url } = site.agency;
  const home = site.pages.find(({ slug }) => slug === 'index');
  const trail = [
    ...(home ? [{ name: home.breadcrumb, path: localPath(site.language, '/') }] : []),
    ...(view.parent ? [view.parent] : []),
    { name: view.name, path: route.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${url}${path}`,
    })),
  };
}

function offers(site: Site): Node {
  const priced = site.catalogue.categories
    .flatMap(({ services }) => services)
    .filter(({ amountPaise }) => amountPaise !== undefined);
  return {
    '@type': 'OfferCatalog',
    name: site.agency.brand,
    itemListElement: priced.map(({ label, amountPaise = 0, unitLabel }) => ({
      '@type': 'Offer',
      name: label,
      price: amountPaise / 100,
      priceCurrency: 'INR',
      description: formatPrice(amountPaise, unitLabel),
    })),
  };
}

function service(site: Site, view: PageView, route: Route): Node {
  const hasRateCard = view.sections.some(({ type }) => type === 'rate-card');
  return {
    '@type': 'Service',
    name: view.service,
    serviceType: view.service,
    description: view.description,
    url: `${site.agency.url}${route.canonical}`,
    provider: { '@id': businessId(site) },
    areaServed: placeInIndia(site, view.area),
    ...(hasRateCard && { hasOfferCatalog: offers(site) }),
  };
}

/**
 * JSON-LD of a page: language, the head office, breadcrumbs and service. Home and pages that show the offices
 * describe the branches, too.
 */
export function structuredData(site: Site, view: PageView, route: Route): string {
  const isHome = route.canonical === localPath(site.language, '/');
  const showsOffices = view.sections.some(
    ({ type }) => type === 'contact' || type === 'branch-list',
  );
  const offices = localBusinesses(site, showsOffices);
  const graph = [
    { '@type': 'WebPage', inLanguage: site.labels.language.code },
    ...(isHome || showsOffices ? offices : offices.slice(0, 1)),
    ...(isHome ? [] : [breadcrumbs(site, view, route)]),
    ...(view.service ? [service(site, view, route)] : []),
  ];
  // Escaped, so that no text can close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
