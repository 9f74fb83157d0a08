import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tests/chromium.ts';
import { orderPath } from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumFlags,
    // Playwright switches the back/forward cache off; visitors have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Of the HTML standard; TypeScript's library does not know it. */
interface NavigationEntry extends PerformanceEntry {
  notRestoredReasons?: { toJSON: () => unknown } | null;
}

/** Leaves a page, comes back, and tells why it was loaded anew; undefined where it was kept. */
async function whyLoadedAgain(page: Page, path: string): Promise<string | undefined> {
  await page.goto(path);
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

/** Paths of all the pages that the sitemap names. */
async function sitemapPaths(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap-pages.xml')).text();
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    return new URL(address).pathname;
  });
}

/** Pages that no sitemap names. A browser never keeps those of unknown addresses: status 404. */
const hiddenPages = [orderPath, '/payment-status?id=none'];

test('going back restores every page without loading it again', async ({ page }) => {
  test.setTimeout(600_000);
  const paths = await sitemapPaths(page);
  expect(paths).toContain('/');
  const faults: string[] = [];
  for (const path of [...hiddenPages, ...paths]) {
    const reason = await whyLoadedAgain(page, path);
    if (reason !== undefined) faults.push(`${path}: ${reason}`);
  }
  expect(faults).toEqual([]);
});
