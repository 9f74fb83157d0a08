import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { browsedPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { shiftSoFar, waitForDisplayFont } from './layout-shift.ts';
import { openTab } from './tab.ts';

const kinds = await browsedPaths(true);
const isQuick = process.env.PAGES === 'kinds';
/** Every page at the width of a phone, one of each kind at the others. */
const visits = [
  { width: 360, paths: await browsedPaths() },
  ...(isQuick ? [] : [412, 768, 1440]).map((width) => ({ width, paths: kinds })),
];
/** By a headline that breaks into one line more or less. All others move less than 0.02. */
const mostShift = 0.05;

/** Runs in the browser: marks the elements whose text is set in the display font. */
function markDisplayTexts(): void {
  for (const element of document.querySelectorAll('body *')) {
    const isText = element.childElementCount === 0 && element.textContent?.trim();
    const isDisplay = isText && getComputedStyle(element).fontFamily.includes('Anek');
    element.toggleAttribute('data-display-text', Boolean(isDisplay));
  }
}

/** Fonts that draw the texts of a page that are set in the display font. */
async function displayFonts(page: Page): Promise<Set<string>> {
  await page.evaluate(markDisplayTexts);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-display-text]',
  });
  const drawn = nodeIds.map((nodeId) =>
    session.send('CSS.getPlatformFontsForNode', { nodeId }).catch((error: Error) => {
      // React may have replaced the node meanwhile.
      if (!error.message.includes('Could not find node')) throw error;
    }),
  );
  const fonts = (await Promise.all(drawn)).flatMap((node) => node?.fonts ?? []);
  return new Set(fonts.map(({ familyName }) => familyName));
}

/** Waits until the browser has painted what it has. */
const nextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

/**
 * Opens a page whose display font arrives after the first paint, Devanagari before Latin, and scrolls once down the
 * page.
 */
async function visitWithLateFont(page: Page, address: string): Promise<void> {
  const devanagari = Promise.withResolvers<void>();
  const latin = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    const isDevanagari = route.request().url().includes('devanagari');
    await (isDevanagari ? devanagari : latin).promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await nextPaint(page);
  devanagari.resolve();
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Anek'));
    const isHindi = document.documentElement.lang.startsWith('hi');
    return !isHindi || faces.some(({ status }) => status === 'loaded');
  });
  await nextPaint(page);
  latin.resolve();
  await waitForDisplayFont(page);
  // What an island moves while the page scrolls has nothing to do with the font.
  if (await page.locator('astro-island').count()) await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

it.each(visits)(
  'replaces the fallback font in all texts at $width px, with almost no layout shift',
  async ({ width, paths }) => {
    const tab = await openTab({
      viewport: { width, height: 800 },
      reducedMotion: 'no-preference',
    });
    const faults: Fault[] = [];
    for (const path of paths) {
      const page = await tab.page.context().newPage();
      await visitWithLateFont(page, inject('origin') + path);
      const { sum, moved } = await page.evaluate(shiftSoFar);
      if (sum >= mostShift) faults.push({ path, fault: `${sum.toFixed(4)}: ${moved.join('; ')}` });
      const fonts = await displayFonts(page);
      const others = [...fonts].filter((family) => !family.startsWith('Anek'));
      if (others.length > 0) faults.push({ path, fault: `display texts in ${others.join(', ')}` });
      await page.close();
    }
    await tab.close();
    expect(paths.length).toBeGreaterThan(0);
    noFaults(faults);
  },
);
