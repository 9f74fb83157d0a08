import type { MappedDistrict } from '#src/site/mapped-districts.ts';

/** A district in document order, with its column where CSS Grid cannot infer it. */
export interface PlacedDistrict {
  district: MappedDistrict;
  column?: number;
}

const byPosition = (a: MappedDistrict, b: MappedDistrict) =>
  a.tile.row - b.tile.row || a.tile.column - b.tile.column;

/**
 * Orders the tiles for CSS Grid, row by row. A tile is placed after the one before it; only the first
 * of a row, or one after a gap, names its column. A column that is not to the right of the one before
 * starts the next row, so a row must begin no further right than the one above ends, and none may be
 * empty; throws an Error otherwise.
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
