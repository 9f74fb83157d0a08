import { expect, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { addressOf, siteAt, sites } from './agency.ts';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { type JsonNode, nodesOf, ofType } from './json-ld.ts';
import { pagesOf } from './pages.ts';

const site = await builtSite();
const pages = pagesOf(site).map((page) => ({ ...page, nodes: nodesOf(page) }));
const businessId = addressOf('/#business');

const check = (faultsOf: (page: (typeof pages)[number]) => string[]) =>
  noFaults(
    pages.flatMap((page): Fault[] => faultsOf(page).map((fault) => ({ path: page.path, fault }))),
  );

/** The businesses that a page of a language describes. */
const businessesOf = (language: string, address = '/') => {
  const described = pages.find(({ path }) => path === localPath(language, address));
  return ofType(described?.nodes ?? [], 'LocalBusiness');
};

/** Home leaves the districts out. */
const withoutAreas = (businesses: JsonNode[]) =>
  JSON.stringify(businesses.map((business) => ({ ...business, areaServed: undefined })));

it.each(sites)(
  'describes the head office in $language: who it is, how it is reached, which districts it serves',
  ({ agency, districts, language }) => {
    const [first] = businessesOf(language);
    const [office] = agency.offices;
    expect(first).toMatchObject({
      '@id': businessId,
      name: agency.brand,
      url: addressOf(localPath(language, '/')),
      telephone: agency.contact.phones,
      priceRange: agency.priceRange,
      address: { addressLocality: office.city, addressRegion: office.state, addressCountry: 'IN' },
    });
    expect(businessesOf(language, '/contact')[0]?.areaServed).toEqual(
      districts.map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
    );
    const { latitude, longitude, sample } = agency.geo;
    const position = { '@type': 'GeoCoordinates', latitude, longitude };
    expect(first?.geo).toEqual(sample ? undefined : position);
    for (const degrees of [latitude, longitude]) expect(String(degrees)).toMatch(/\.\d{5}$/);
  },
);

it.each(sites)(
  'describes one LocalBusiness for each office in $language, the branches as parts of the head',
  ({ agency, language }) => {
    const businesses = businessesOf(language);
    expect(businesses.map(({ address }) => (address as JsonNode).addressLocality)).toEqual(
      agency.offices.map(({ city }) => city),
    );
    expect(new Set(businesses.map((one) => one['@id'])).size).toBe(businesses.length);
    for (const branch of businesses.slice(1)) {
      expect(branch.parentOrganization).toEqual({ '@id': businessId });
      expect(branch.telephone).toEqual(agency.contact.phones);
    }
    expect(businesses.map((one) => one['@id'])).toEqual(
      businessesOf(siteAt('/').language).map((one) => one['@id']),
    );
    check(({ nodes, path }) => {
      if (siteAt(path).language !== language) return [];
      const own = ofType(nodes, 'LocalBusiness');
      const expected = own.length === 1 ? businesses.slice(0, 1) : businesses;
      const isSame = withoutAreas(own) === withoutAreas(expected);
      const addresses = ofType(nodes, 'PostalAddress').length;
      return [
        ...(isSame ? [] : [`${own.length} businesses, not the same`]),
        ...(addresses === own.length ? [] : [`${addresses} postal addresses`]),
      ];
    });
  },
);
