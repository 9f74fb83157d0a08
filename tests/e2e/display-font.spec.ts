import type { Page } from '@playwright/test';
import { layOutBelowFold } from '../below-fold.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

const widths = [360, 412, 768, 1440];
const fontFile = '**/*.woff2';
/**
 * Of all headings at all widths: a font of the device is never as wide as ours in every word. What would
 * break otherwise keeps the font that stands in, so that nothing moves.
 */
const mostOtherwise = 0.005;

/** Keeps the page's own script from fetching the font, which it does a while after the first paint. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Every headline at each width with its height, which says how many lines it has. */
async function headlinesAtWidths(page: Page): Promise<string[]> {
  const headlines: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(layOutBelowFold);
    const heights = await page.locator('h1, h2, h3').evaluateAll((elements) => {
      return elements.map((one) => `${one.textContent}: ${one.getBoundingClientRect().height} px`);
    });
    headlines.push(...heights.map((height) => `${height} at ${width}`));
  }
  return headlines;
}

/** Sets the page in the display font or, without it, in the fonts that stand in for it. */
const setFont = (page: Page, isOn: boolean) =>
  page.evaluate(async (on) => {
    await document.fonts.load('800 1em "Anek Latin"');
    document.documentElement.toggleAttribute('data-font', on);
  }, isOn);

/** Distances from the top of the screen, of all texts that begin on it; islands draw theirs later. */
const placesOf = (page: Page) =>
  page.locator('h1, h2, h3, main p, main a, main li').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('astro-island, [hidden]'))
      .map((element) => Math.round(element.getBoundingClientRect().top))
      .filter((top) => top < innerHeight),
  );

test('almost every heading breaks alike in the fonts that stand in', async ({ page }) => {
  test.slow();
  await stopClock(page);
  let count = 0;
  const otherwise: string[] = [];
  for (const { path } of samplePages) {
    await page.goto(path);
    await setFont(page, true);
    const headlines = await headlinesAtWidths(page);
    await setFont(page, false);
    const standIns = await headlinesAtWidths(page);
    count += headlines.length;
    otherwise.push(...standIns.filter((testModeName, index) => testModeName !== headlines[index]));
  }
  expect(otherwise.length, otherwise.join('\n')).toBeLessThanOrEqual(count * mostOtherwise);
});

for (const { path } of samplePages) {
  test(`nothing moves on ${path} when the display font comes late`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const font = Promise.withResolvers<void>();
      await page.route(fontFile, async (route) => {
        await font.promise;
        await route.fallback();
      });
      await page.goto(path);
      const places = await placesOf(page);
      font.resolve();
      await expect(page.locator('html')).toHaveAttribute('data-font');
      expect(await placesOf(page)).toEqual(places);
      await page.unroute(fontFile);
      await page.evaluate(() => sessionStorage.clear());
    }
  });
}

test('the fonts stand in on a later page, too, where the display font is blocked', async ({
  page,
}) => {
  await page.route(fontFile, (route) => route.abort());
  await stopClock(page);
  await page.goto('/about');
  const onFirstPage = await headlinesAtWidths(page);
  await page.evaluate(() => sessionStorage.setItem('font', '1'));
  await page.goto(page.url(), { referer: page.url() });
  await expect(page.locator('html')).toHaveAttribute('data-font');
  expect(await headlinesAtWidths(page)).toEqual(onFirstPage);
});

test('the headline of a first page gets the display font', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-font');
  await expect(page.locator('[data-stand-in]')).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check('800 1em "Anek Latin"'))).toBe(true);
});
