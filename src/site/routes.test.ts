import { describe, expect, it } from 'vitest';
import type { Agency } from '#src/content/agency.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkAddresses } from './check-links.ts';
import { routesOf } from './routes.ts';

const content = readSite();
const [page, branch, district, policy] = [
  content.pages[0],
  content.branches[0],
  content.districts[0],
  content.policies[0],
];
if (!page || !branch || !district || !policy)
  throw new Error('the content has no page of some kind');

const pageAt = (slug: string) => ({ ...page, slug, hidden: false });
const [office] = content.agency.offices;
const agency = {
  ...content.agency,
  offices: [{ ...office, aliases: [] }] satisfies Agency['offices'],
};
const site = {
  ...content,
  agency,
  pages: ['index', 'about', 'contact'].map(pageAt),
  branches: [{ ...branch, slug: 'kolkata' }],
  districts: [
    { ...district, slug: 'patna', aliases: ['/in-patna'], towns: [] },
    { ...district, slug: 'bhojpur', aliases: [], towns: [{ slug: 'arrah', name: 'Arrah' }] },
  ],
  policies: [{ ...policy, slug: 'refund-policy' }],
};
const routes = routesOf(site);
const canonicals = Object.fromEntries(routes.map(({ path, canonical }) => [path, canonical]));

describe('routesOf', () => {
  it('lists the addresses of every entry, the first one canonical', () => {
    expect(canonicals).toEqual({
      '/': '/',
      '/about': '/about',
      '/contact': '/contact',
      '/locations/kolkata': '/locations/kolkata',
      '/digital-marketing-agency-patna': '/digital-marketing-agency-patna',
      '/locations/patna': '/digital-marketing-agency-patna',
      '/in-patna': '/digital-marketing-agency-patna',
      '/digital-marketing-agency-bhojpur': '/digital-marketing-agency-bhojpur',
      '/locations/bhojpur': '/digital-marketing-agency-bhojpur',
      '/locations/arrah': '/digital-marketing-agency-bhojpur',
      '/refund-policy': '/refund-policy',
    });
  });

  it('maps a town to its district, with its name', () => {
    const towns = routes.filter(({ place }) => place);
    expect(towns).toMatchObject([{ path: '/locations/arrah', slug: 'bhojpur', place: 'Arrah' }]);
  });

  it('maps an office to the list of locations, with its city', () => {
    const lucknow = { ...office, city: 'Lucknow', aliases: ['/locations/lucknow'] };
    const agency = { ...content.agency, offices: [lucknow] satisfies Agency['offices'] };
    const pages = [pageAt('locations')];
    expect(routesOf({ ...site, agency, pages }).filter(({ place }) => place)).toMatchObject([
      { path: '/locations/lucknow', slug: 'locations', canonical: '/locations', place: 'Lucknow' },
      { path: '/locations/arrah', slug: 'bhojpur', place: 'Arrah' },
    ]);
  });

  it('reports an address that two files claim', () => {
    const twice = { ...site, branches: [{ ...branch, slug: 'patna' }] };
    expect(checkAddresses(routesOf(twice))).toEqual([
      {
        file: 'districts/patna.yaml',
        path: [],
        reason: 'claims the address /locations/patna, which is that of branches/patna.yaml',
      },
    ]);
    expect(checkAddresses(routes)).toEqual([]);
  });

  it('repeats all addresses below the prefix of another language', () => {
    const hindi = routesOf({ ...site, language: 'hi' });
    expect(hindi.map(({ address }) => address)).toEqual(routes.map(({ path }) => path));
    expect(hindi.map(({ path }) => path)).toEqual(
      routes.map(({ path }) => (path === '/' ? '/hi' : `/hi${path}`)),
    );
  });
});
