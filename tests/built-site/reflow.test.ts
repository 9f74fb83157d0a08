import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cutOffText } from './cut-off-text.ts';
import { noFaults } from './faults.ts';
import { builtSite, pagesOf } from './pages.ts';
import { sitemapPaths } from './sitemap.ts';
import { openTab, type Tab } from './tab.ts';

const hidden = pagesOf(await builtSite()).filter((page) => page.hidden);
const paths = [...(await sitemapPaths()), ...hidden.map(({ path }) => path)];

/** The width of a page at which WCAG 1.4.10 wants it whole: 1280 px at 400 %. */
const viewport = { width: 320, height: 640 };
let tab: Tab;

beforeAll(async () => {
  tab = await openTab({ viewport });
});
afterAll(() => tab.close());

async function check(path: string, state: string): Promise<void> {
  const width = await tab.page.evaluate(() => document.documentElement.scrollWidth);
  const texts = await tab.page.evaluate(cutOffText);
  const scroll = width > viewport.width ? [`scrolls sideways: it is ${width} px wide`] : [];
  const faults = [...scroll, ...texts.map((text) => `cuts off: ${text}`)];
  noFaults(faults.map((fault) => ({ path, fault: `${state}: ${fault}` })));
}

const enlargeText = () => {
  document.documentElement.style.fontSize = '200%';
};

describe('at 320 px nothing scrolls sideways and no word is cut off', () => {
  it.each(paths)('%s, with text of 100 and 200 %%', async (path) => {
    await tab.page.goto(inject('origin') + path);
    await check(path, '100 %');
    await tab.page.evaluate(enlargeText);
    await check(path, '200 %');
  });

  it('/pricing, with headings of one long word', async () => {
    await tab.page.goto(`${inject('origin')}/pricing`);
    const count = await tab.page.evaluate(() => {
      const headings = document.querySelectorAll('h1, h2, h3');
      for (const heading of headings) heading.textContent = 'Donaudampfschifffahrt'.repeat(4);
      return headings.length;
    });
    expect(count).toBeGreaterThan(2);
    await check('/pricing', 'long words');
  });
});
