import { describe, expect, it } from 'vitest';
import { type MappedDistrict, mappedDistricts } from '#src/site/mapped-districts.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { type PlacedDistrict, placeTiles } from './place-tiles.ts';

/** Where a grid of nine columns puts each tile (CSS Grid, 8.5: sparse packing). */
function flow(placed: PlacedDistrict[]) {
  let [column, row] = [-1, 0];
  return placed.map(({ column: named }) => {
    const next = named ?? column + 1;
    if (next <= column) row += 1;
    column = next;
    return { column, row };
  });
}

const at = (...cells: [number, number][]) =>
  cells.map(([column, row]) => ({ slug: `${column}-${row}`, tile: { column, row } }));
const place = (...cells: [number, number][]) => placeTiles(at(...cells) as MappedDistrict[]);

describe('the flow of the map', () => {
  it('brings every district to its cell', () => {
    const placed = placeTiles(mappedDistricts(readSite().districts));
    expect(flow(placed)).toEqual(placed.map(({ district }) => district.tile));
  });

  it('names a column at the beginning of a row and after a gap only', () => {
    const placed = place([1, 1], [4, 0], [2, 0], [1, 0]);
    expect(placed.map(({ column }) => column)).toEqual([1, undefined, 4, 1]);
  });

  it('refuses a row that the grid would join to the one above, and an empty one', () => {
    expect(() => place([0, 0], [1, 1])).toThrow('1-1 cannot stand at 1, 1');
    expect(() => place([0, 0], [0, 2])).toThrow('0-2 cannot stand');
    expect(() => place([0, 1])).toThrow('0-1 cannot stand');
  });
});
