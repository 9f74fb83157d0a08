import type { Page } from '@playwright/test';
import { samplePages } from './sample-pages.ts';
import { expect, test } from './site.fixture.ts';

interface Candidates {
  preloadingAttemptSources: { key: { action: string; url: string } }[];
}

/** What Chromium makes of the rules: addresses that it may load ahead, and faults of the rules. */
async function watchRules(page: Page) {
  const session = await page.context().newCDPSession(page);
  const seen = { candidates: [] as string[], faults: [] as unknown[] };
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) seen.faults.push(ruleSet.errorMessage);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', (event: Candidates) => {
    const addresses = event.preloadingAttemptSources
      .filter(({ key }) => key.action === 'Prerender')
      .map(({ key }) => key.url);
    seen.candidates = [...new Set(addresses)].sort();
  });
  await session.send('Preload.enable');
  return seen;
}

const addLinks = (page: Page, addresses: string[]) =>
  page.evaluate((all) => {
    for (const address of all) {
      const link = document.createElement('a');
      link.href = link.textContent = address;
      document.querySelector('main')?.append(link);
    }
  }, addresses);

/** The pages to which the links lead that are drawn, without those of the checkout. */
const pagesLinked = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.checkVisibility({ contentVisibilityAuto: true }))
      // A picture to be saved has an address of this origin, too, as soon as it is painted.
      .filter((link) => link.getAttribute('href')?.startsWith('/'))
      .filter(({ pathname }) => !/payment|^\/api\//.test(pathname));
    return [...new Set(links.map(({ href }) => href))].sort();
  });

const added = [
  '/about?added',
  '/payment',
  '/payment?serviceName=Logo+Design&price=2999',
  '/payment-status?id=none',
  '/hi/payment?serviceName=Logo+Design&price=2999',
  '/hi/payment-status',
  '/api/phonepe-status?id=none',
  '#content',
];

test('only pages may be prerendered, and not the checkout', async ({ page }) => {
  test.slow();
  const seen = await watchRules(page);
  for (const { path } of samplePages) {
    await test.step(path, async () => {
      await page.goto(path);
      await addLinks(page, added);
      await expect(async () => {
        expect(seen.candidates).toContainEqual(expect.stringMatching(/\/about\?added$/));
        expect(seen.candidates).toEqual(await pagesLinked(page));
      }).toPass();
      expect(seen.faults).toEqual([]);
    });
  }
});

test.describe('a prerendered page', () => {
  /** Playwright cannot let Chromium prerender; the page is told that it is hidden, until it is shown. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    });
  });

  const showPage = (page: Page) =>
    page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });

  test('counts the time to the chat prompt from when it is shown', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/about');
    const prompt = page.locator('[data-prompt]');
    await page.clock.runFor(60_000);
    await expect(prompt).toBeHidden();
    await showPage(page);
    await page.clock.runFor(1900);
    await expect(prompt).toBeHidden();
    await page.clock.runFor(100);
    await expect(prompt).toBeVisible();
  });

  test('has no notice if that was closed meanwhile', async ({ page, context }) => {
    await page.goto('/about');
    const notice = page.locator('[data-notice]');
    await expect(notice).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await other.locator('[data-notice]').getByRole('button').click();
    // Another tab may be another process: it learns of it a moment later.
    await page.waitForFunction(() => localStorage.getItem('notice'));
    await showPage(page);
    await expect(notice).toBeHidden();
  });
});
