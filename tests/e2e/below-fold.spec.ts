import type { Page } from '@playwright/test';
import { layOutBelowFold } from '../below-fold.ts';
import { districts } from './content.ts';
import { expect, test } from './site.fixture.ts';

/** Parts of the page that the browser has not laid out yet. */
const skipped = (page: Page) =>
  page
    .locator('main h2, main h3')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );

test('content far below the first screen is laid out as a visitor scrolls near it', async ({
  page,
}) => {
  await page.goto('/');
  // All but the first sections.
  const sections = await page.locator('main > section').count();
  expect(await skipped(page)).toBeGreaterThanOrEqual(sections - 3);
  const last = page.locator('footer a').last();
  // What comes into sight is laid out then, and may push the end of the page on.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
});

// Left until later, it took a guessed height, or none where the page grew while it came (Chromium).
test('the footer takes up its full height at once', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/work');
  const footer = page.locator('body > footer');
  const heightOf = () => footer.evaluate((element) => element.getBoundingClientRect().height);
  const height = await heightOf();
  await page.evaluate(layOutBelowFold);
  expect(await heightOf()).toBe(height);
});

test('everything is printed', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const bytes = await page.pdf();
  const { getDocumentProxy, extractText } = await import('unpdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), {
    mergePages: true,
  });
  const words = text.replaceAll(/\s/g, '');
  for (const { name } of districts) expect(words).toContain(name.replaceAll(/\s/g, ''));
});
