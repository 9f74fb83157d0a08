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
  // A frame for each part.
  await page.clock.resume();
  await expect.poll(() => skipped(page)).toBe(0);
});

test('lays it out one part a frame, so that no task is long', async ({ page }) => {
  await page.addInitScript(() => {
    // How many parts have been laid out, at each frame.
    const counts: number[] = [];
    const count = () => {
      counts.push(document.querySelectorAll('[data-laid-out]').length);
      if (document.body) document.body.dataset.counts = counts.join(' ');
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  await page.goto('/');
  await page.locator('footer[data-laid-out]').waitFor();
  await expect.poll(() => skipped(page)).toBe(0);
  const counts = (await page.locator('body').getAttribute('data-counts'))?.split(' ').map(Number);
  const steps = (counts ?? []).map((count, frame) => count - (counts?.[frame - 1] ?? 0));
  expect(Math.max(...(counts ?? []))).toBeGreaterThan(5);
  // The first part comes between two frames.
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
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
