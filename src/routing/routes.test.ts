import { describe, expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { routesOf, translationsOf } from './routes.ts';

const site = readSite();
const routes = routesOf(site);
const at = (path: string) => routes.find((route) => route.path === path);

describe('routesOf', () => {
  it('shows all 38 districts under both of their addresses', () => {
    const districts = routes.filter(({ kind, town }) => kind === 'district' && !town);
    expect(site.districts).toHaveLength(38);
    for (const { slug } of site.districts) {
      expect(at(`/locations/${slug}`)?.canonical).toBe(`/digital-marketing-agency-${slug}`);
      expect(at(`/digital-marketing-agency-${slug}`)?.slug).toBe(slug);
    }
    // Siwan has one address more.
    expect(districts).toHaveLength(2 * 38 + 1);
  });

  it.each([
    ['arrah', 'bhojpur'],
    ['chhapra', 'saran'],
    ['sasaram', 'rohtas'],
    ['hajipur', 'vaishali'],
  ])('leads the town of %s to %s', (town, district) => {
    expect(at(`/locations/${town}`)).toMatchObject({
      slug: district,
      canonical: `/digital-marketing-agency-${district}`,
    });
    expect(at(`/locations/${town}`)?.town?.toLowerCase()).toBe(town);
  });

  it('names both owners of an address that is claimed twice', () => {
    const twice = {
      ...site,
      branches: site.branches.map((branch) => ({ ...branch, slug: 'patna' })),
    };
    expect(() => routesOf(twice)).toThrow(
      'Two content entries claim /locations/patna: branch "patna"',
    );
  });

  it('mirrors a second language under its prefix, with links between real translations', () => {
    const about = site.pages.filter(({ slug }) => slug === 'about' || slug === 'index');
    const hindi = {
      ...site,
      language: 'hi',
      pages: about,
      labels: { ...site.labels, language: { code: 'hi-IN' as const } },
    };
    const all = [
      { site, routes },
      { site: hindi, routes: routesOf(hindi) },
    ];
    const find = (path: string) =>
      all.flatMap((one) => one.routes).find((route) => route.path === path);
    const english = find('/about');
    const mirrored = find('/hi/about');
    const contact = find('/contact');
    if (!english || !mirrored || !contact) throw new Error('a route is missing');
    const links = translationsOf(english, all);
    expect(links.map(({ code }) => code)).toEqual(['en-IN', 'hi-IN', 'x-default']);
    expect(translationsOf(mirrored, all)).toEqual(links);
    expect(translationsOf(contact, all)).toEqual([]);
  });
});
