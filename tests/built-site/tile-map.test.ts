import { expect, inject, it } from 'vitest';
import { regions } from '#src/content/district.schema.ts';
import { noFaults } from './faults.ts';
import { openTab } from './tab.ts';

/** Runs in the browser: names of tiles that stand on a pattern, and how each region is painted. */
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
