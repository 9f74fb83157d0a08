import type { Locator, Page } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { districtPath } from '#src/site/routes.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { first } from './content.ts';
import { expect, test } from './site.fixture.ts';

/** The folded lists of a language by their headings, with the last link of each. */
function listsOf({ districts, labels, navigation }: Site) {
  const { services, locations, tools } = navigation;
  const { footer } = labels;
  return {
    [footer.services]: first(services.items.toReversed()).name,
    [footer.moreServices]: first(services.more.toReversed()).name,
    [footer.tools]: first(tools.toReversed()).name,
    [footer.policies]: first(navigation.policies.toReversed()).name,
    [footer.locations]: first([...locations.items, ...locations.more].toReversed()).name,
    [footer.districts]: first(districts.toReversed()).name,
  };
}
const footerOf = (page: Page) => page.getByRole('contentinfo');
const linkOf = (page: Page, name: string) =>
  footerOf(page).getByRole('link', { name, exact: true });

/** Number of columns of the list that a link is in. */
const columnsOf = (link: Locator) =>
  link.evaluate((element) => {
    const list = element.closest('ul') ?? element;
    return getComputedStyle(list).gridTemplateColumns.split(' ').length;
  });

for (const site of readAllSites()) {
  const { name } = site.labels.language;
  const lists = listsOf(site);
  const at = (path: string) => localPath(site.language, path);

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 640 } });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });

        // Higher than the room kept for it, its end would be on the paper of the page (Footer.module.css).
        test(`in ${name} the footer is at most 1,000 px high`, async ({ page }) => {
          for (const path of ['/', '/pricing', districtPath(first(site.districts).slug)].map(at)) {
            await page.goto(path);
            await footerOf(page).scrollIntoViewIfNeeded();
            // Until it is laid out, it is as high as the room kept for it.
            await expect
              .poll(async () => (await footerOf(page).boundingBox())?.height, path)
              .toBeLessThanOrEqual(1000);
          }
        });

        test(`in ${name} each link in sight is 44 px high`, async ({ page }) => {
          await page.goto(at('/about'));
          await footerOf(page).scrollIntoViewIfNeeded();
          const links = footerOf(page).getByRole('link').filter({ visible: true });
          await expect(links).not.toHaveCount(0);
          const heights = await links.evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect().height),
          );
          expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        });

        test(`in ${name} each list opens and closes by keyboard`, async ({ page }) => {
          await page.goto(at('/about'));
          for (const [heading, last] of Object.entries(lists)) {
            const title = page.getByRole('heading', { name: heading, exact: true });
            const summary = footerOf(page).locator('summary').filter({ has: title });
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

  test(`in ${name} the districts have 2, 4 or 6 columns`, async ({ page }) => {
    await page.goto(at('/about'));
    const link = linkOf(page, first(site.districts).name);
    for (const [width, columns] of [
      [360, 2],
      [800, 4],
      [1024, 6],
      [1920, 6],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await footerOf(page)
        .locator('details')
        .evaluateAll((folded) => {
          for (const list of folded) list.setAttribute('open', '');
        });
      await link.scrollIntoViewIfNeeded();
      await expect.poll(() => columnsOf(link), `${width} px`).toBe(columns);
    }
  });

  test(`in ${name} the footer fits on the screen of a computer`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(at('/about'));
    await linkOf(page, first(Object.values(lists).toReversed())).scrollIntoViewIfNeeded();
    // Below the sticky header.
    await expect
      .poll(async () => (await footerOf(page).boundingBox())?.height)
      .toBeLessThanOrEqual(830);
  });

  test(`in ${name} every list is open on a wide screen, below a plain heading`, async ({
    page,
  }) => {
    await page.goto(at('/about'));
    for (const last of Object.values(lists)) await expect(linkOf(page, last)).toBeVisible();
    const headings = footerOf(page).locator('summary');
    const focused = await headings.evaluateAll((summaries) =>
      summaries.map((summary) => {
        (summary as HTMLElement).focus();
        return document.activeElement === summary;
      }),
    );
    expect(focused).toEqual(Object.keys(lists).map(() => false));
    for (const heading of Object.keys(lists)) {
      await expect(
        footerOf(page).getByRole('heading', { name: heading, exact: true }),
      ).toBeVisible();
    }
  });
}
