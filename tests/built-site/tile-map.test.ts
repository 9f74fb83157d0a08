import { expect, inject, it } from 'vitest';
import { regions } from '#src/content/district.schema.ts';
import { districtPath } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { noFaults } from './faults.ts';
import { openTab } from './tab.ts';

/** Runs in the browser: names of tiles that are on a pattern, and how each region is painted. */
function readMap() {
  const legend = document.querySelector('main p:has(i)');
  const names = [
    ...(legend?.previousElementSibling?.querySelectorAll('a > span:first-child') ?? []),
  ];
  const swatches = [...(legend?.querySelectorAll('i') ?? [])];
  return {
    names: names.length,
    onPattern: names
      .filter((name) => getComputedStyle(name).backgroundColor.startsWith('rgba'))
      .map((name) => name.textContent),
    grounds: swatches.map((swatch) => {
      const { backgroundColor, backgroundImage, printColorAdjust } = getComputedStyle(swatch);
      return [backgroundColor, backgroundImage, printColorAdjust].join(' ');
    }),
  };
}

it.each([
  ['light', 'screen'],
  ['dark', 'screen'],
  ['dark', 'print'],
] as const)('tells the regions apart, and hatches no name: %s, %s', async (colorScheme, media) => {
  const tab = await openTab({ colorScheme });
  await tab.page.emulateMedia({ media });
  await tab.page.goto(`${inject('origin')}/locations`);
  const { names, onPattern, grounds } = await tab.page.evaluate(readMap);
  await tab.close();
  expect(names).toBeGreaterThan(0);
  noFaults(onPattern.map((name) => ({ path: '/locations', fault: `${name} is on a pattern` })));
  expect(new Set(grounds).size).toBe(regions.length);
  expect(grounds.filter((ground) => !ground.endsWith('exact'))).toEqual([]);
});

/** Runs in the browser: the places of the tiles, in columns and rows, in their order on the page. */
function readCells() {
  const tiles = [
    ...(document.querySelector('main p:has(i)')?.previousElementSibling?.children ?? []),
  ];
  const boxes = tiles.map((tile) => tile.getBoundingClientRect());
  const rank = (all: number[], one: number) =>
    [...new Set(all)].toSorted((a, b) => a - b).indexOf(one);
  const [lefts, tops] = [boxes.map(({ left }) => left), boxes.map(({ top }) => top)];
  return boxes.map(({ left, top }, index) => ({
    path: tiles[index]?.querySelector('a')?.getAttribute('href'),
    tile: { column: rank(lefts, left), row: rank(tops, top) },
  }));
}

it('shows every district in its cell, read row by row', async () => {
  const tab = await openTab({ viewport: { width: 1440, height: 900 } });
  await tab.page.goto(`${inject('origin')}/locations`);
  const cells = await tab.page.evaluate(readCells);
  await tab.close();
  const districts = readSite().districts.toSorted(
    (a, b) => a.tile.row - b.tile.row || a.tile.column - b.tile.column,
  );
  expect(cells).toEqual(districts.map(({ slug, tile }) => ({ path: districtPath(slug), tile })));
});
