import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { viewOf } from '#src/site/page-view.ts';
import { type Route, routesOf } from '#src/site/routes.ts';
import { sites } from './agency.ts';
import { browsedSitemapPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

const viewport = { width: 360, height: 740 };
let tab: Tab;

beforeAll(async () => {
  tab = await openTab({ viewport });
});
afterAll(() => tab.close());

/** Runs in the browser: how far down the first price of the content ends, in px; Infinity without one. */
function endOfFirstPrice(): number {
  const content = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNode(text);
    const { bottom, width } = range.getBoundingClientRect();
    if (text.textContent?.includes('₹') && width > 0) return Math.round(bottom);
  }
  return Infinity;
}

it('is within the first screen of a phone on service and place pages, also below a note', async () => {
  const browsed = new Set(await browsedSitemapPaths());
  const hasPrice = (route: Route, site: (typeof sites)[number]) =>
    viewOf(route, site).sections.some(
      (section) =>
        section.type === 'rate-card' || (section.type === 'hero' && section.from?.length),
    );
  const paths = sites.flatMap((site) =>
    routesOf(site)
      .filter(({ path, place }) => place || browsed.has(path))
      .filter((route) => hasPrice(route, site))
      .map(({ path }) => path),
  );
  const faults: Fault[] = [];
  for (const path of paths) {
    await tab.page.goto(inject('origin') + path);
    const end = await tab.page.evaluate(endOfFirstPrice);
    if (end > viewport.height) faults.push({ path, fault: `the first price ends at ${end} px` });
  }
  expect(paths.length).toBeGreaterThan(0);
  noFaults(faults);
});
