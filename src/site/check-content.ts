import { findService, type PricedService } from '#contract/catalogue.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { type Counts, countNamesOf, countsMatchUnit } from '#contract/counts.ts';
import { formatLimits, isQuantity, squareFeet } from '#contract/quantity.ts';
import type { PageSection } from '#src/content/section.schema.ts';
import type { SiteContent } from '#src/content/site.ts';
import { textsIn } from './check-links.ts';
import type { SectionOf } from './section.ts';

/** Unit by which prices compare; a price without a unit is for the job. */
const pricingUnit = (service?: PricedService) => service?.unit ?? 'one-time';

const districtFile = (slug: string) => `districts/${slug}.yaml`;

/** Districts with the same name or tile. */
function checkMap({ districts }: SiteContent): ContentMistake[] {
  const taken = new Map<string, string>();
  return districts.flatMap(({ slug, name, tile }) => {
    const claims = [
      { path: ['name'], claim: `name ${name}` },
      { path: ['tile'], claim: `tile ${tile.column}, ${tile.row}` },
    ];
    return claims.flatMap(({ path, claim }) => {
      const other = taken.get(claim);
      taken.set(claim, other ?? districtFile(slug));
      const reason = `has the ${claim} of ${other}`;
      return other ? [{ file: districtFile(slug), path, reason }] : [];
    });
  });
}

/** Neighbours without a file, and those that do not list the district in return. */
function checkNeighbours({ districts }: SiteContent): ContentMistake[] {
  const bySlug = new Map(districts.map((district) => [district.slug, district]));
  return districts.flatMap(({ slug, neighbours }) =>
    neighbours.flatMap((neighbour, index) => {
      const file = districtFile(slug);
      const other = bySlug.get(neighbour);
      if (!other) {
        const reason = `there is no ${districtFile(neighbour)}`;
        return { file, path: ['neighbours', index], reason };
      }
      if (other.neighbours.includes(slug)) return [];
      const reason = `must name ${slug}, which names ${neighbour}`;
      return { file: districtFile(neighbour), path: ['neighbours'], reason };
    }),
  );
}

type PageFiles = Pick<SiteContent, 'pages'> & Partial<Pick<SiteContent, 'branches'>>;

/** Mistakes in all sections of a type; `check` returns paths within the section. */
const checkSections = <Type extends PageSection['type']>(
  { pages, branches = [] }: PageFiles,
  type: Type,
  check: (section: SectionOf<Type>) => Pick<ContentMistake, 'path' | 'reason'>[],
): ContentMistake[] =>
  [
    ...pages.map(({ slug, sections }) => ({ file: `pages/${slug}.yaml`, sections })),
    ...branches.map(({ slug, sections }) => ({ file: `branches/${slug}.yaml`, sections })),
  ].flatMap(({ file, sections }) =>
    sections.flatMap((section, index) =>
      section.type === type
        ? check(section as SectionOf<Type>).map(({ path, reason }) => ({
            file,
            path: ['sections', index, ...path],
            reason,
          }))
        : [],
    ),
  );

/** Prices of a hero that the catalogue does not have, and those of another unit than the first. */
const checkHeroPrices = (site: SiteContent): ContentMistake[] =>
  checkSections(site, 'hero', ({ from = [] }) => {
    const rows = from.map((name) => findService(site.catalogue, name));
    return rows.flatMap((row, index) => {
      const path = ['from', index];
      if (row?.amountPaise === undefined) {
        return { path, reason: `catalogue.yaml has no service "${from[index]}" with a price` };
      }
      const isComparable = pricingUnit(row) === pricingUnit(rows[0]);
      return isComparable ? [] : { path, reason: `must have the unit of "${from[0]}"` };
    });
  });

/** Prices of painted boards that the catalogue does not have. */
const checkBoardPrices = (site: SiteContent): ContentMistake[] =>
  checkSections(site, 'paint', ({ prices }) =>
    Object.entries(prices).flatMap(([kind, { from }]) => {
      if (from === undefined) return [];
      const isPriced = findService(site.catalogue, from)?.amountPaise !== undefined;
      const reason = `catalogue.yaml has no service "${from}" with a price`;
      return isPriced ? [] : [{ path: ['prices', kind, 'from'], reason }];
    }),
  );

/** Services that the catalogue does not have. */
function checkServices(site: SiteContent): ContentMistake[] {
  const check = (value: object) =>
    textsIn(value, ['from', 'prices'])
      .filter(({ text }) => !findService(site.catalogue, text))
      .map(({ text, path }) => ({ path, reason: `catalogue.yaml has no service "${text}"` }));
  const types = ['audiences', 'link-list', 'service-board'] as const;
  return [
    ...types.flatMap((type) => checkSections(site, type, check)),
    ...checkSections(site, 'hero', ({ prices, stage }) => check({ prices, stage })),
    ...site.districts.flatMap(({ slug, services }) =>
      check({ services }).map((mistake) => ({ ...mistake, file: districtFile(slug) })),
    ),
  ];
}

/** Rates of board sizes that are no price for a square foot, and sizes that cannot be ordered. */
const checkBoardSizes = (site: SiteContent): ContentMistake[] =>
  checkSections(site, 'board-sizes', ({ from, sizes }) => {
    const rate = findService(site.catalogue, from);
    if (rate?.amountPaise === undefined || rate.unit !== '/sq.ft') {
      const reason = `catalogue.yaml has no service "${from}" with a price and the unit /sq.ft`;
      return [{ path: ['from'], reason }];
    }
    const { limits } = rate;
    return sizes.flatMap(({ width, height }, index) => {
      const area = squareFeet(width, height, limits.longestSide ?? 0);
      if (area !== undefined && isQuantity(area, limits)) return [];
      const sides = `sides of up to ${limits.longestSide ?? 0} ft`;
      const allowed = `catalogue.yaml allows ${formatLimits(limits)} sq.ft and ${sides}`;
      return { path: ['sizes', index], reason: `cannot be ordered: ${allowed}` };
    });
  });

/**
 * Counts of the budget's mixes that do not fit the unit of their service: the checkout would refuse them.
 * A service that the catalogue lacks drops out of its mix.
 */
export const checkMixes = (site: Pick<SiteContent, 'pages' | 'catalogue'>): ContentMistake[] =>
  checkSections(site, 'budget', ({ purposes }) =>
    purposes.flatMap(({ mixes }, purpose) =>
      mixes.flatMap(({ lines }, mix) =>
        lines.flatMap(({ from, counts }, line) => {
          const { unit, limits } = findService(site.catalogue, from) ?? {};
          const largest: Counts = Object.fromEntries(
            counts.map(({ of, least, most = least }) => [of, most]),
          );
          if (!limits || countsMatchUnit(largest, unit, limits.longestSide)) return [];
          const found = counts.map(({ of }) => of).join(' × ');
          const names = countNamesOf(unit, limits.longestSide).join(', ');
          const fitting = limits.longestSide
            ? `${names}; a side is at most ${limits.longestSide} ft`
            : names;
          return {
            path: ['purposes', purpose, 'mixes', mix, 'lines', line, 'counts'],
            reason: `${found}: "${from}" can be counted in ${fitting}`,
          };
        }),
      ),
    ),
  );

/** Posts that the budget page does not have. */
export function checkPosts(site: Pick<SiteContent, 'pages'>): ContentMistake[] {
  const sections = site.pages.flatMap((page) => page.sections);
  const purposes = sections.flatMap((section) =>
    section.type === 'budget' ? section.purposes : [],
  );
  const known = new Set(purposes.flatMap(({ posts }) => posts.map(({ slug }) => slug)));
  return checkSections(site, 'election-posts', ({ elections }) =>
    elections.flatMap(({ posts }, election) =>
      posts.flatMap((slug, index) =>
        known.has(slug)
          ? []
          : {
              path: ['elections', election, 'posts', index],
              reason: `no purpose of a budget has the post "${slug}"`,
            },
      ),
    ),
  );
}

/** Units of the catalogue that the checkout does not explain. */
function checkUnits({ catalogue, payment }: SiteContent): ContentMistake[] {
  const services = catalogue.categories.flatMap((category) => category.services);
  const units = new Set(services.map(({ unit = 'job' }) => unit));
  return [...units]
    .filter((unit) => payment.checkout.paysFor[unit] === undefined)
    .map((unit) => ({
      file: 'payment.yaml',
      path: ['checkout', 'paysFor'],
      reason: `must say what "${unit}" buys: a service of catalogue.yaml is sold so`,
    }));
}

/** Contradictions between the files of a language. */
export const checkContent = (site: SiteContent): ContentMistake[] => [
  ...checkMap(site),
  ...checkNeighbours(site),
  ...checkHeroPrices(site),
  ...checkServices(site),
  ...checkBoardPrices(site),
  ...checkBoardSizes(site),
  ...checkMixes(site),
  ...checkPosts(site),
  ...checkUnits(site),
];
