import type { Page } from '@playwright/test';
import { districts } from './content.ts';
import { runToLateScript } from './late-script.ts';
import { expect, test } from './site.fixture.ts';

/** Parts of the page of which the browser draws nothing yet. */
const skipped = (page: Page) =>
  page
    .locator('main h2, main h3, footer a')
    .evaluateAll(
      (elements) =>
        elements.filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
          .length,
    );

test('leaves what lies below the first screen for after the first paint', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  // The footer lists all the districts.
  expect(await skipped(page)).toBeGreaterThanOrEqual(districts.length);
  await runToLateScript(page);
  await expect.poll(() => skipped(page)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows each part when a visitor comes near', async ({ page }) => {
    await page.goto('/');
    const last = page.locator('footer a').last();
    // What comes into sight is laid out then, and may push the end of the page on.
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
  });
});
