import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import type { District } from '#src/content/district.schema.ts';

/** The four services with a price that best suit the formats of a district, in their order. */
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
    .slice(0, 4);
}
