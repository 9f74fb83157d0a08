import type { District } from '#src/content/district.schema.ts';
import type { Entry } from '#src/content/site.ts';

/** A district with a place on the map of Bihar. */
export type MappedDistrict = Entry<District> & { tile: NonNullable<District['tile']> };

/**
 * The districts of the map and of the footer's grid: those of Bihar, however many other places have
 * pages of their own, so that no page grows with their number.
 */
export const mappedDistricts = (districts: Entry<District>[]): MappedDistrict[] =>
  districts.filter((district): district is MappedDistrict => district.tile !== undefined);
