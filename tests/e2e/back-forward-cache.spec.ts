import type { Page } from '@playwright/test';
import { withBackForwardCache } from '#tests/chromium.ts';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

test.use({ launchOptions: withBackForwardCache() });

/** Of the HTML standard; TypeScript's library does not know it. */
interface NavigationEntry extends PerformanceEntry {
  notRestoredReasons?: { toJSON: () => unknown } | null;
}

/** Leaves a page and goes back. Returns why it was reloaded; undefined if it came from the cache. */
async function reloadReason(page: Page, path: string): Promise<string | undefined> {
  const response = await page.goto(path);
  // A browser never keeps pages of unknown addresses.
  if (response?.status() === 404) return undefined;
  await page.evaluate(() => {
    document.documentElement.dataset.kept = '';
  });
  await page.goto('/no-script.css');
  await page.goBack({ waitUntil: 'commit' });
  return page.evaluate(() => {
    if ('kept' in document.documentElement.dataset) return undefined;
    const [entry] = performance.getEntriesByType('navigation') as NavigationEntry[];
    return JSON.stringify(entry?.notRestoredReasons ?? 'loaded again');
  });
}

test('going back restores each kind of page without loading it again', async ({ page }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const { path } of samplePages) {
    const reason = await reloadReason(page, path);
    if (reason !== undefined) faults.push(`${path}: ${reason}`);
  }
  expect(faults).toEqual([]);
});
