import type { MappedDistrict } from '#src/districts/mapped-districts.ts';

/** A district in the order of the page; its column only where the grid must be told. */
export interface PlacedDistrict {
  district: MappedDistrict;
  column?: number;
}

const byPosition = (a: MappedDistrict, b: MappedDistrict) =>
  a.tile.row - b.tile.row || a.tile.column - b.tile.column;

/**
 * The map row by row. A tile follows the one before it; only the first of a row, or one after a
 * gap, names its column, by which the grid knows that a row is over. Throws an Error where it could
 * not know: rows follow one another, each beginning left of where the one above ends.
 */
export function placeTiles(districts: MappedDistrict[]): PlacedDistrict[] {
  const sorted = [...districts].sort(byPosition);
  return sorted.map((district, index) => {
    const { column, row } = district.tile;
    const before = sorted[index - 1]?.tile ?? { column: -1, row: 0 };
    const isNext = row === before.row && column === before.column + 1;
    const isReached =
      row === before.row
        ? column > before.column
        : row === before.row + 1 && column <= before.column;
    if (!isReached) throw new Error(`tile-map: ${district.slug} cannot stand at ${column}, ${row}`);
    return isNext ? { district } : { district, column };
  });
}
