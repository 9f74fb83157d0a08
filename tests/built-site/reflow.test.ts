import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { layOutBelowFold } from '../below-fold.ts';
import { browsedPaths } from './browsed-paths.ts';
import { cutOffText } from './cut-off-text.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

const paths = await browsedPaths();

/** The width of a page at which WCAG 1.4.10 wants it whole: 1280 px at 400 %. */
const viewport = { width: 320, height: 640 };
let tab: Tab;

beforeAll(async () => {
  tab = await openTab({ viewport });
});
afterAll(() => tab.close());

/** What is wrong with the current page. */
async function reflowFaults(path: string, state: string): Promise<Fault[]> {
  const width = await tab.page.evaluate(() => document.documentElement.scrollWidth);
  const cutOff = await tab.page.evaluate(cutOffText);
  const scroll = width > viewport.width ? [`the page is ${width} px wide`] : [];
  const faults = [...scroll, ...cutOff.map((element) => `words are cut off in ${element}`)];
  return faults.map((fault) => ({ path, fault: `${state}: ${fault}` }));
}

const enlargeText = () => {
  document.documentElement.style.fontSize = '200%';
};

describe('at 320 px nothing scrolls sideways and no word is cut off', () => {
  it('on any page, with text of 100 and of 200 %', async () => {
    const faults: Fault[] = [];
    for (const path of paths) {
      await tab.page.goto(inject('origin') + path);
      await tab.page.evaluate(layOutBelowFold);
      faults.push(...(await reflowFaults(path, 'text of 100 %')));
      await tab.page.evaluate(enlargeText);
      faults.push(...(await reflowFaults(path, 'text of 200 %')));
    }
    noFaults(faults);
  });

  it('on a page whose headings are one long word each', async () => {
    const path = '/pricing';
    await tab.page.goto(inject('origin') + path);
    await tab.page.evaluate(layOutBelowFold);
    const count = await tab.page.evaluate(() => {
      const headings = document.querySelectorAll('h1, h2, h3');
      for (const heading of headings) heading.textContent = 'Donaudampfschifffahrt'.repeat(4);
      return headings.length;
    });
    expect(count).toBeGreaterThan(2);
    noFaults(await reflowFaults(path, 'long words'));
  });
});
