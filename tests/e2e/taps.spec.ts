// Taps on WhatsApp, call and mail become sums in the database, and nothing else does.

import type { Page } from '@playwright/test';
import type { Tap } from '#contract/leads.ts';
import { openExistingDatabase } from '#server/database/connection.ts';
import { chatAddress } from './content.ts';
import { expect, test } from './site.fixture.ts';

/** Folder of the server's database (playwright.config.ts). */
const dataDir = 'test-results/journeys/data';

/** How often taps of a source were counted, by page and kind. No other test has that source. */
async function countOf(page: string, kind: Tap['kind'], source: Tap['source']): Promise<number> {
  const db = await openExistingDatabase({ dataDir });
  try {
    const rows = await db
      .selectFrom('taps')
      .select('count')
      .where('page', '=', page)
      .where('kind', '=', kind)
      .where('source', '=', source)
      .execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  } finally {
    await db.destroy();
  }
}

const footerLink = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href^="${href}"]`).first();

/** Sums of a page before and after. */
async function counted(path: string, source: Tap['source'], act: () => Promise<void>) {
  const read = async () =>
    await Promise.all(
      (['whatsapp', 'call', 'mail'] as const).map((kind) => countOf(path, kind, source)),
    );
  const before = await read();
  await act();
  return async () => (await read()).map((count, at) => count - (before[at] ?? 0));
}

test('a press counts once, although it leaves the page', async ({ page }) => {
  const added = await counted('/about', 'card', async () => {
    await page.goto('/about?from=card');
    await footerLink(page, chatAddress).click();
    await page.waitForURL('https://wa.me/**');
  });
  await expect.poll(added).toEqual([1, 0, 0]);
});

test('a press by keyboard counts, on an alias for its canonical page', async ({ page }) => {
  const added = await counted('/digital-marketing-agency-siwan', 'budget', async () => {
    await page.goto('/locations/siwan?from=budget');
    await footerLink(page, 'mailto:').press('Enter');
  });
  await expect.poll(added).toEqual([0, 0, 1]);
});

test('a click of a script does not count', async ({ page }) => {
  const added = await counted('/contact', 'board', async () => {
    await page.goto('/contact?from=board');
    // A call that the browser still tries to place could swallow the next click.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await footerLink(page, 'tel:').evaluate((link: HTMLAnchorElement) => link.click());
    await footerLink(page, 'mailto:').click();
  });
  await expect.poll(added).toEqual([0, 0, 1]);
});

test('nothing is sent with Global Privacy Control', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const taps: string[] = [];
  page.on('request', (request) => taps.push(new URL(request.url()).pathname));
  const added = await counted('/work', 'card', async () => {
    await page.goto('/work?from=card');
    // A call that the browser still tries to place could swallow the next click.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await footerLink(page, 'tel:').click();
    await footerLink(page, chatAddress).click();
    await page.goto('/about');
  });
  expect(await added()).toEqual([0, 0, 0]);
  expect(taps).not.toContain('/api/tap');
});

test('a page that does not exist counts nothing', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/tap')) answers.push(response.status());
  });
  const added = await counted('/404', 'card', async () => {
    await page.goto('/nowhere?from=card');
    await footerLink(page, 'tel:').click();
  });
  await expect.poll(() => answers).toEqual([204]);
  expect([...(await added()), await countOf('/nowhere', 'call', 'card')]).toEqual([0, 0, 0, 0]);
});

test('a tap without a Referer, or from another site, counts nothing', async ({ request }) => {
  const added = await counted('/about', 'social', async () => {
    const senders: Record<string, string>[] = [{}, { referer: 'https://evil.example/about' }];
    for (const headers of senders) {
      const data = ['w', 'social'];
      const response = await request.post('/api/tap', { data, headers });
      expect([response.status(), await response.text()]).toEqual([204, '']);
    }
  });
  expect(await added()).toEqual([0, 0, 0]);
});

test('a page keeps nothing for it, in no storage and no cookie', async ({ page, context }) => {
  await page.goto('/about?from=card');
  await footerLink(page, 'tel:').click();
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect([stored, await context.cookies()]).toEqual([[], []]);
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /from=/);
});
