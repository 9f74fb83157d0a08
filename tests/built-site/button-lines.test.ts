import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { sites } from './agency.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

/** From the first width at which buttons may stand side by side (src/sections/Actions.module.css). */
const widths = [480, 600, 768, 1024, 1440];
let tab: Tab;

beforeAll(async () => {
  tab = await openTab();
});
afterAll(() => tab.close());

/** Runs in the browser: the links of the hero with their lines of text. */
function heroLinks() {
  const links = document.querySelectorAll('main > section:first-child a > span');
  return [...links].map((label) => {
    const text = document.createRange();
    if (label.firstChild) text.selectNode(label.firstChild);
    return { text: text.toString(), lines: text.getClientRects().length };
  });
}

it('has one-line buttons on the home page wherever two fit in a row', async () => {
  const faults: Fault[] = [];
  for (const width of widths) {
    await tab.page.setViewportSize({ width, height: 900 });
    for (const { language } of sites) {
      const path = localPath(language, '/');
      await tab.page.goto(inject('origin') + path);
      const links = await tab.page.evaluate(heroLinks);
      expect(links.length).toBeGreaterThan(0);
      const long = links.filter(({ lines }) => lines > 1);
      faults.push(
        ...long.map(({ text, lines }) => ({
          path,
          fault: `"${text}": ${lines} lines at ${width} px`,
        })),
      );
    }
  }
  noFaults(faults);
});
