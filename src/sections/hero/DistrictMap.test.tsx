import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mappedDistricts } from '#src/site/mapped-districts.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { DistrictMap } from './DistrictMap.tsx';
import { tileRows } from './Drawing.tsx';

const districts = mappedDistricts(readSite().districts);
const corner = (x: number, y: number) => `${x} ${y}`;

/** Corners of the painted tiles: rows are strokes along their middle, dashed every 34 units. */
const painted = [...tileRows.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
  Array.from({ length: Number(length) / 34 }, (_, index) =>
    corner(Number(x) + 34 * index, Number(y) - 14),
  ),
);

/** Corner of the lit tile. */
const lit = (district: (typeof districts)[number]) => {
  const markup = renderToStaticMarkup(<DistrictMap name={district.name} tile={district.tile} />);
  const [, x, y] = markup.match(/M(\d+) (\d+)h29v28h-29z/) ?? [];
  return corner(Number(x), Number(y));
};

it('paints a tile for every district, and lights that of one', () => {
  expect(districts.length).toBeGreaterThan(0);
  expect(districts.map(lit).filter((tile) => !painted.includes(tile))).toEqual([]);
});
