import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { layOutBelowFold } from '../below-fold.ts';
import { browsedSitemapPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

let tab: Tab;

beforeAll(async () => {
  tab = await openTab({ viewport: { width: 1280, height: 800 } });
});
afterAll(() => tab.close());

/** Runs in the browser: the borders of the page, and the voids between its sections below the hero. */
function measureRhythm() {
  const looks = [...document.querySelectorAll('main > section')].slice(1).map((section) => ({
    section: getComputedStyle(section),
    border: getComputedStyle(section, '::before'),
  }));
  /** The shutter has a build of its own. */
  const isShutter = (look: (typeof looks)[number] | undefined) =>
    look?.section.backgroundImage.includes('gradient');
  return {
    borders: looks.filter(
      ({ border }) => border.content !== 'none' && border.backgroundImage.includes('url'),
    ).length,
    voids: looks.slice(1).flatMap((look, index) => {
      const above = looks[index];
      if (!above || isShutter(above) || isShutter(look)) return [];
      return {
        isSamePaper: look.section.backgroundColor === above.section.backgroundColor,
        height:
          Number.parseFloat(above.section.paddingBottom) +
          Number.parseFloat(look.section.paddingTop),
      };
    }),
  };
}

it('has at most two borders a page, and half the gap between sections on the same paper', async () => {
  const faults: Fault[] = [];
  let borders = 0;
  for (const path of await browsedSitemapPaths()) {
    await tab.page.goto(inject('origin') + path);
    await tab.page.evaluate(layOutBelowFold);
    const rhythm = await tab.page.evaluate(measureRhythm);
    borders += rhythm.borders;
    if (rhythm.borders > 2) faults.push({ path, fault: `${rhythm.borders} borders` });
    for (const { isSamePaper, height } of rhythm.voids) {
      if (isSamePaper !== height < 100) faults.push({ path, fault: `a void of ${height} px` });
    }
  }
  expect(borders).toBeGreaterThan(0);
  noFaults(faults);
});
