import type { District } from '#src/content/district.schema.ts';
import type { Entry } from '#src/content/site.ts';

/** A district with a tile. */
export type MappedDistrict = Entry<District> & { tile: NonNullable<District['tile']> };

/** Whether a district has a tile. */
export const isMapped = (district: Entry<District>): district is MappedDistrict =>
  district.tile !== undefined;

/** Districts on the map, which the footer also lists. */
export const mappedDistricts = (districts: Entry<District>[]): MappedDistrict[] =>
  districts.filter(isMapped);
