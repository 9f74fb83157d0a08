import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { DistrictMap } from './DistrictMap.tsx';
import { tileRows } from './Drawing.tsx';

const { districts } = readSite();
const corner = (x: number, y: number) => `${x} ${y}`;

/** Corners of the painted tiles: rows are strokes along their middle, dashed every 34 units. */
const painted = [...tileRows.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
  Array.from({ length: Number(length) / 34 }, (_, index) =>
    corner(Number(x) + 34 * index, Number(y) - 14),
  ),
);

const draw = ({ name, tile }: (typeof districts)[number]) =>
  renderToStaticMarkup(<DistrictMap name={name} tile={tile} />);

/** Corner of the lit tile. */
const lit = (district: (typeof districts)[number]) => {
  const [, x, y] = draw(district).match(/M(\d+) (\d+)h29v28h-29z/) ?? [];
  return corner(Number(x), Number(y));
};

/** Distance of the pole with the name from the left edge of the lit tile. */
const poleBeside = (district: (typeof districts)[number]) => {
  const [, x] = draw(district).match(/M([\d.]+) [\d.]+V/) ?? [];
  return Number(x) - Number(lit(district).split(' ')[0]);
};

/** Left and right end of the name. */
const endsOfName = (district: (typeof districts)[number]) => {
  const [, length, x] = draw(district).match(/textLength="(\d+)" x="([\d.]+)"/) ?? [];
  return [Number(x) - Number(length) / 2, Number(x) + Number(length) / 2];
};

it('paints a tile for every district, and lights that of one', () => {
  expect(districts.length).toBeGreaterThan(0);
  expect(districts.map(lit).filter((tile) => !painted.includes(tile))).toEqual([]);
});

it('has the name on a pole in the gap beside the lit tile, within the map', () => {
  expect(new Set(districts.map(poleBeside))).toEqual(new Set([-2.5, 31.5]));
  const ends = districts.flatMap(endsOfName);
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(14);
  expect(Math.max(...ends)).toBeLessThanOrEqual(364);
});
