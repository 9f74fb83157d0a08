import { describe, expect, it } from 'vitest';
import { singleQuantity } from '#contract/quantity.ts';
import type { PageSection } from '#src/content/section.schema.ts';
import type { SiteContent } from '#src/content/site.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkContent } from './check-content.ts';

const site = readSite();
const mistakesIn = (changes: Partial<SiteContent>) =>
  checkContent({ ...site, ...changes }).map(
    ({ file, path, reason }) => `${file} ${path.join('.')}: ${reason}`,
  );

const hasBoardSizes = ({ sections }: SiteContent['pages'][number]) =>
  sections.some(({ type }) => type === 'board-sizes');

describe('checkContent', () => {
  it('accepts our content', () => {
    expect(mistakesIn({})).toEqual([]);
  });

  it('reports services that the catalogue lacks', () => {
    const namesIn = (section: PageSection): string[] => {
      switch (section.type) {
        case 'board-sizes':
          return [section.from];
        case 'hero':
          return [
            section.from ?? [],
            section.prices ?? [],
            section.stage && 'from' in section.stage ? section.stage.from : [],
          ].flat(2);
        case 'paint':
          return Object.values(section.prices).flatMap(({ from }) => from ?? []);
        case 'audiences':
          return section.items.flatMap(({ from }) => from);
        case 'link-list':
          return section.from ?? [];
        case 'service-board':
          return section.items.flatMap(({ from }) => from ?? []);
        default:
          return [];
      }
    };
    const offers = [
      ...[...site.pages, ...site.branches].flatMap(({ sections }) => sections.flatMap(namesIn)),
      ...site.districts.flatMap(({ services }) => services.map(({ from }) => from)),
    ];
    const mistakes = mistakesIn({ catalogue: { categories: [] } });
    expect(mistakes).toHaveLength(offers.length);
    expect(mistakes).toContainEqual(
      expect.stringMatching(
        /^pages\/[\w/-]+\.yaml sections\.\d+\.items\.\d+\.from: catalogue\.yaml has no service "/,
      ),
    );
    expect(mistakes).toContainEqual(
      expect.stringMatching(
        /^branches\/[\w-]+\.yaml sections\.\d+\.from\.1: catalogue\.yaml has no service ".*" with a price$/,
      ),
    );
  });

  it('requires prices of one unit in a hero; a price without a unit is one-time', () => {
    const service = (name: string, unit?: string, amountPaise: number | undefined = 100) => ({
      ...{ name, label: name, unit, unitLabel: unit, amountPaise },
      limits: singleQuantity,
    });
    const services = [
      service('Website', 'one-time'),
      service('Landing page'),
      service('Advice', '/hour'),
      { ...service('App'), amountPaise: undefined },
    ];
    const catalogue = { categories: [{ name: 'All', services }] };
    const hero = { type: 'hero', from: services.map(({ name }) => name) };
    const page = { slug: 'websites', sections: [hero] } as unknown as SiteContent['pages'][number];
    const { payment } = site;
    const paysFor = { ...payment.checkout.paysFor, '/hour': 'This pays for one hour.' };
    const checkout = { ...payment.checkout, paysFor };
    const changes = {
      pages: [page],
      branches: [],
      districts: [],
      catalogue,
      payment: { ...payment, checkout },
    };
    expect(mistakesIn(changes)).toEqual([
      'pages/websites.yaml sections.0.from.2: must have the unit of "Website"',
      'pages/websites.yaml sections.0.from.3: catalogue.yaml has no service "App" with a price',
    ]);
  });

  it('requires a rate per square foot for board sizes', () => {
    const { categories } = site.catalogue;
    const perDay = categories.map(({ name, services }) => ({
      name,
      services: services.map((service) => ({ ...service, unit: '/day' })),
    }));
    const pages = site.pages.filter(hasBoardSizes);
    expect(mistakesIn({ pages, catalogue: { categories: perDay } })).toEqual([
      expect.stringMatching(
        /^pages\/[\w/-]+\.yaml sections\.\d+\.from: .* with a price and the unit \/sq\.ft$/,
      ),
    ]);
  });

  it('reports board sizes that cannot be ordered', () => {
    const { categories } = site.catalogue;
    const mistakesWith = (limits: object) => {
      const small = categories.map(({ name, services }) => ({
        name,
        services: services.map((service) => ({
          ...service,
          limits: service.limits.longestSide ? { ...service.limits, ...limits } : service.limits,
        })),
      }));
      const pages = site.pages.filter(hasBoardSizes);
      return mistakesIn({ pages, catalogue: { categories: small } });
    };
    const sizes = site.pages.flatMap(({ sections }) =>
      sections.flatMap((section) => (section.type === 'board-sizes' ? section.sizes : [])),
    );
    for (const limits of [{ least: 1, most: 1 }, { longestSide: 1 }, { longestSide: undefined }]) {
      const mistakes = mistakesWith(limits);
      expect(mistakes).toHaveLength(sizes.length);
      expect(mistakes[0]).toMatch(/ sections\.\d+\.sizes\.0: cannot be ordered: /);
    }
  });

  it('accepts a unit that the checkout explains', () => {
    const hour = { name: 'An hour', label: 'An hour' };
    const catalogue = {
      categories: [
        {
          name: 'Hours',
          services: [
            { ...hour, unit: '/hour', unitLabel: '/hour', amountPaise: 1, limits: singleQuantity },
          ],
        },
      ],
    };
    expect(mistakesIn({ pages: [], branches: [], districts: [], catalogue })).toEqual([
      'payment.yaml checkout.paysFor: must say what "/hour" buys: a service of catalogue.yaml is sold so',
    ]);
    const { payment } = site;
    const checkout = { ...payment.checkout, paysFor: { '/hour': 'This pays for one hour.' } };
    expect(
      mistakesIn({
        pages: [],
        branches: [],
        districts: [],
        catalogue,
        payment: { ...payment, checkout },
      }),
    ).toEqual([]);
  });

  it('reports neighbours without a file', () => {
    const [lost, ...districts] = site.districts;
    const mistakes = mistakesIn({ districts });
    expect(mistakes).toHaveLength(lost?.neighbours.length ?? 0);
    for (const mistake of mistakes) {
      expect(mistake).toMatch(/^districts\/[a-z-]+\.yaml neighbours\.\d+: /);
      expect(mistake).toContain(`: there is no districts/${lost?.slug}.yaml`);
    }
  });

  it('reports a neighbour that does not list the district', () => {
    const [first, ...rest] = site.districts;
    if (!first) throw new Error('there are no districts');
    const { slug, neighbours } = first;
    const [kept = '', ...forgotten] = neighbours;
    const mistakes = mistakesIn({ districts: [{ ...first, neighbours: [kept] }, ...rest] });
    expect(mistakes.toSorted()).toEqual(
      forgotten
        .map(
          (other) => `districts/${slug}.yaml neighbours: must name ${other}, which names ${slug}`,
        )
        .toSorted(),
    );
  });

  it('reports districts with the same name or tile', () => {
    const [first, second, ...rest] = site.districts;
    if (!first || !second) throw new Error('there are no districts');
    const mistakes = (changes: object) =>
      mistakesIn({ districts: [first, { ...second, ...changes }, ...rest] });
    const file = `districts/${second.slug}.yaml`;
    const other = `districts/${first.slug}.yaml`;
    const { column, row } = first.tile;
    expect(mistakes({ name: first.name })).toContain(
      `${file} name: has the name ${first.name} of ${other}`,
    );
    expect(mistakes({ tile: first.tile })).toEqual([
      `${file} tile: has the tile ${column}, ${row} of ${other}`,
    ]);
  });
});
