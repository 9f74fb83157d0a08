import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import type { District } from '#src/content/district.schema.ts';

/** So many services stand on the page of a district. */
const shown = 4;

/**
 * The services with a price that suit a district best: those for the formats at the top of its list
 * first, and those for none of its formats last, otherwise in the order of the catalogue.
 */
export function districtServices(
  { formats }: Pick<District, 'formats'>,
  { categories }: Catalogue,
): PricedService[] {
  const rank = (service: PricedService) => {
    const place = formats.findIndex(({ format }) => service.formats?.includes(format));
    return place < 0 ? formats.length : place;
  };
  return categories
    .flatMap(({ services }) => services)
    .filter(({ amountPaise }) => amountPaise !== undefined)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, shown);
}
