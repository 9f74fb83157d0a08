import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { localPath } from '#contract/local-path.ts';
import { sites } from './agency.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

let tab: Tab;

beforeAll(async () => {
  tab = await openTab();
});
afterAll(() => tab.close());

/** Runs in the browser: prices of signs that are links, with their lines of text. */
function signPrices() {
  const prices = document.querySelectorAll('main li:has(> h3 > a) > p > span');
  return [...prices].map((price) => {
    const text = document.createRange();
    text.selectNodeContents(price);
    return { text: text.toString(), lines: text.getClientRects().length };
  });
}

it.each([320, 360])('keeps price and unit on one line of a sign at %i px', async (width) => {
  const faults: Fault[] = [];
  await tab.page.setViewportSize({ width, height: 740 });
  for (const { language } of sites) {
    const path = localPath(language, '/');
    await tab.page.goto(inject('origin') + path);
    const prices = await tab.page.evaluate(signPrices);
    expect(prices.length).toBeGreaterThan(0);
    const broken = prices.filter(({ lines }) => lines > 1);
    faults.push(...broken.map(({ text, lines }) => ({ path, fault: `"${text}": ${lines} lines` })));
  }
  noFaults(faults);
});
