import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { graphemesOf } from '#contract/graphemes.ts';
import { readCutLetters } from '#src/display-font/cut-letters.ts';
import { browsedPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

const paths = await browsedPaths();
let tab: Tab;

beforeAll(async () => {
  tab = await openTab();
});
afterAll(() => tab.close());

/** Runs in the browser: the texts that the page sets in the display font, or what stands in for it. */
function displayTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const style = node.parentElement && getComputedStyle(node.parentElement);
    if (!style || !/^"?(Anek|Board|Capitals) /.test(style.fontFamily)) continue;
    const text = node.textContent ?? '';
    texts.push(style.textTransform === 'uppercase' ? text.toUpperCase() : text);
  }
  return texts;
}

it('the display font has every letter that a page sets in it', async () => {
  const cut = readCutLetters();
  const faults: Fault[] = [];
  let count = 0;
  for (const path of paths) {
    await tab.page.goto(inject('origin') + path, { waitUntil: 'domcontentloaded' });
    const texts = await tab.page.evaluate(displayTexts);
    count += texts.length;
    const letters = texts.flatMap(graphemesOf).filter((letter) => letter.trim() !== '');
    const missing = new Set(letters.filter((letter) => !cut.has(letter)));
    if (missing.size > 0) faults.push({ path, fault: `sets ${[...missing].join(', ')}` });
  }
  expect(count).toBeGreaterThan(paths.length);
  noFaults(faults);
});
