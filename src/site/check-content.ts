import { findService } from '#contract/catalogue.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { SiteContent } from '#src/content/site.ts';
import { checkMixes } from './check-mixes.ts';
import { checkRecordings } from './check-recordings.ts';
import { mappedDistricts } from './mapped-districts.ts';
import { shortName } from './short-name.ts';

const districtFile = (slug: string) => `districts/${slug}.yaml`;

/** Districts of the map that have one name, short name or tile. */
function checkMap({ districts, labels }: SiteContent): ContentMistake[] {
  const taken = new Map<string, string>();
  return mappedDistricts(districts).flatMap((district) => {
    const { slug, name, tile } = district;
    const claims = [
      { path: ['name'], claim: `name ${name}` },
      { path: ['short'], claim: `short name ${shortName(district, labels.map.letters)}` },
      { path: ['tile'], claim: `tile ${tile.column}, ${tile.row}` },
    ];
    return claims.flatMap(({ path, claim }) => {
      const other = taken.get(claim);
      taken.set(claim, other ?? districtFile(slug));
      return other
        ? [{ file: districtFile(slug), path, reason: `has the ${claim} of ${other}` }]
        : [];
    });
  });
}

/** Neighbours that have no file, and neighbours that do not name a district back. */
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

/** Prices of a service board that name no service of the catalogue. */
function checkServices({ pages, catalogue }: SiteContent): ContentMistake[] {
  return pages.flatMap(({ slug, sections }) =>
    sections.flatMap((section, place) => {
      if (section.type !== 'service-board') return [];
      return section.items.flatMap(({ from }, index) =>
        from === undefined || findService(catalogue, from)
          ? []
          : {
              file: `pages/${slug}.yaml`,
              path: ['sections', place, 'items', index, 'from'],
              reason: `catalogue.yaml has no service "${from}"`,
            },
      );
    }),
  );
}

/** Sizes of boards whose rate is no price of the catalogue for a square foot. */
function checkBoardRates({ pages, catalogue }: SiteContent): ContentMistake[] {
  return pages.flatMap(({ slug, sections }) =>
    sections.flatMap((section, place) => {
      if (section.type !== 'board-sizes') return [];
      const rate = findService(catalogue, section.from);
      if (rate?.amountPaise !== undefined && rate.unit === '/sq.ft') return [];
      const reason = `catalogue.yaml has no service "${section.from}" with a price and the unit /sq.ft`;
      return [{ file: `pages/${slug}.yaml`, path: ['sections', place, 'from'], reason }];
    }),
  );
}

/** Units of the catalogue for which the checkout has no words that say what they buy. */
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

/** Everything that a content file names and that no other file has. */
export const checkContent = (site: SiteContent): ContentMistake[] => [
  ...checkMap(site),
  ...checkNeighbours(site),
  ...checkRecordings(site),
  ...checkServices(site),
  ...checkBoardRates(site),
  ...checkMixes(site),
  ...checkUnits(site),
];
