import type { Page } from '@playwright/test';
import { districtPath } from '#src/routing/routes.ts';
import { districts, first, labels, navigation } from './content.ts';
import { expect, test } from './site.fixture.ts';

const { services, locations } = navigation;
const { footer } = labels;
/** The folded lists by their headings, with the last link of each. */
const lists = {
  [footer.services]: first([...services.items, ...services.more].toReversed()).name,
  [footer.locations]: first([...locations.items, ...locations.more].toReversed()).name,
  [footer.districts]: first(districts.filter(({ tile }) => tile).toReversed()).name,
};
const footerOf = (page: Page) => page.getByRole('contentinfo');
const linkOf = (page: Page, name: string) =>
  footerOf(page).getByRole('link', { name, exact: true });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      for (const path of ['/', '/pricing', districtPath(first(districts).slug)]) {
        test(`the footer of ${path} is at most 1,300 px high`, async ({ page }) => {
          await page.goto(path);
          await footerOf(page).scrollIntoViewIfNeeded();
          const { height } = (await footerOf(page).boundingBox()) ?? { height: Infinity };
          expect(height).toBeLessThanOrEqual(1300);
        });
      }

      test('each list opens and closes by keyboard', async ({ page }) => {
        await page.goto('/about');
        for (const [heading, last] of Object.entries(lists)) {
          const summary = footerOf(page).locator('summary', { hasText: heading });
          await expect(linkOf(page, last)).toBeHidden();
          await summary.press('Enter');
          await expect(linkOf(page, last)).toBeVisible();
          await summary.press('Enter');
          await expect(linkOf(page, last)).toBeHidden();
        }
      });
    });
  }
});

test('on a wide screen every list is open, and its heading is no control', async ({ page }) => {
  await page.goto('/about');
  for (const last of Object.values(lists)) await expect(linkOf(page, last)).toBeVisible();
  const headings = footerOf(page).locator('summary');
  const focused = await headings.evaluateAll((summaries) =>
    summaries.map((summary) => {
      (summary as HTMLElement).focus();
      return document.activeElement === summary;
    }),
  );
  expect(focused).toEqual(Object.keys(lists).map(() => false));
  for (const name of Object.keys(lists)) {
    await expect(footerOf(page).getByRole('heading', { name, exact: true })).toBeVisible();
  }
});
