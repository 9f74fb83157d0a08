import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Route, routesOf } from '#src/site/routes.ts';
import { layOutBelowFold } from '../below-fold.ts';
import { sites } from './agency.ts';
import { browsedPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

const viewport = { width: 360, height: 740 };
/** Screens of a phone that a page of each kind fills at most. */
const mostScreens: Record<Route['kind'], number> = {
  page: 8,
  branch: 8,
  district: 7,
  policy: Infinity,
};
let tab: Tab;

beforeAll(async () => {
  tab = await openTab({ viewport });
});
afterAll(() => tab.close());

it('is bounded on a phone, except for policies', async () => {
  const kinds = new Map(sites.flatMap(routesOf).map(({ path, kind }) => [path, kind]));
  const faults: Fault[] = [];
  const paths = await browsedPaths();
  for (const path of paths) {
    await tab.page.goto(inject('origin') + path);
    await tab.page.evaluate(layOutBelowFold);
    const screens =
      (await tab.page.evaluate(() => document.documentElement.scrollHeight)) / viewport.height;
    if (screens > mostScreens[kinds.get(path.replace(/\?.*/, '')) ?? 'page']) {
      faults.push({ path, fault: `${screens.toFixed(2)} screens` });
    }
  }
  expect(paths.length).toBeGreaterThan(0);
  noFaults(faults);
});
