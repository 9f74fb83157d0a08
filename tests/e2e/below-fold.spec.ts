import type { Page } from '@playwright/test';
import { districts } from './content.ts';
import { lateScript, runToLateScript } from './late-script.ts';
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Opens a page whose root notes whether all below its hero was left out at any time. */
  async function open(page: Page, path: string): Promise<void> {
    await page.addInitScript(() => {
      const note = () => {
        const { dataset } = document.documentElement;
        if ('unpainted' in dataset) dataset.leftOut = '';
      };
      new MutationObserver(note).observe(document, {
        attributeFilter: ['data-unpainted'],
        subtree: true,
      });
    });
    await page.goto(path);
  }
  const leftOut = (page: Page) => page.locator('html[data-left-out]');

  test('lays out nothing below the hero before the first paint, and all that is near after it', async ({
    page,
  }) => {
    await page.route('**/_astro/late*', (route) => route.abort());
    await open(page, '/');
    await expect(leftOut(page)).toBeAttached();
    await expect(page.locator('html[data-unpainted]')).not.toBeAttached();
    const heading = page.locator('main h2').first();
    expect(
      await heading.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(true);
  });

  test('leaves nothing out where a visitor arrives further down', async ({ page }) => {
    await open(page, '/#content');
    await lateScript(page);
    await expect(leftOut(page)).not.toBeAttached();
  });

  test('leaves nothing out where a page is reloaded', async ({ page }) => {
    await open(page, '/');
    await expect(leftOut(page)).toBeAttached();
    await page.reload();
    await lateScript(page);
    await expect(leftOut(page)).not.toBeAttached();
  });
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
