// The checkout until its scripts have run: as much of the order as is certain.
import type { Page } from '@playwright/test';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { checkoutProps } from '#src/features/checkout/checkout-props.ts';
import { pricedServices, service, totalOf } from '#tests/fixtures/content.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { checkout, openOrder, pathOf } from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const sized = pricedServices.filter(({ limits }) => limits.longestSide !== undefined);

/** Opens the checkout, whose scripts never arrive. */
async function openLoading(page: Page, path: string): Promise<void> {
  await page.route('**/_astro/*.js*', () => {});
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(checkout(page).pay).toBeDisabled();
}

for (const site of readAllSites()) {
  const { language, payment } = site;
  const summaryOf = (page: Page) =>
    page.getByRole('region', { name: payment.checkout.summary, exact: true });

  test(`the amount is there before the scripts, and said once, ${language}`, async ({ page }) => {
    const path = localPath(language, pathOf(service));
    const total = formatPaise(totalOf(service));
    /** The order as read out, without the price of one. */
    const readTotal = async () => {
      const read = await summaryOf(page).ariaSnapshot();
      return read.slice(read.indexOf(payment.tax.total)).split(total).length - 1;
    };
    await openLoading(page, path);
    const early = await checkout(page).pay.ariaSnapshot();
    expect(await readTotal()).toBe(1);
    await page.unrouteAll();
    await openOrder(page, path);
    expect(await readTotal()).toBe(1);
    const live = await checkout(page).pay.ariaSnapshot();
    expect(live.split(total)).toHaveLength(2);
    expect(early.replace(' [disabled]', '')).toBe(live);
  });

  test(`the amount of another quantity waits for the scripts, ${language}`, async ({ page }) => {
    await openLoading(page, localPath(language, `${pathOf(service)}&quantity=2`));
    await expect(checkout(page).pay).not.toHaveAccessibleName(/\d/);
  });

  test(`common sizes are in sight before the scripts, not yet operable, ${language}`, async ({
    page,
  }) => {
    const bySize = checkoutProps(site).services.find(({ sizes }) => sizes);
    test.skip(!bySize, 'No page suggests a size.');
    const path = localPath(language, pathOf(bySize ?? service));
    const choices = summaryOf(page).locator('fieldset');
    const words = bySize?.sizes?.map(({ width, height }) => `${width} × ${height}`);
    await openLoading(page, path);
    await expect(choices.locator('label:has([type=radio])')).toHaveText(words ?? []);
    for (const choice of await choices.locator('label').all()) await expect(choice).toBeVisible();
    const isFocusable = (field: Element) => {
      if (field instanceof HTMLElement) field.focus();
      return document.activeElement === field;
    };
    expect(await choices.locator('input').first().evaluate(isFocusable)).toBe(false);
    await page.unrouteAll();
    await openOrder(page, path);
    expect(await choices.locator('input').first().evaluate(isFocusable)).toBe(true);
  });

  for (const one of sized) {
    test(`Pay asks for the size of ${one.name} from the start, ${language}`, async ({ page }) => {
      await openLoading(page, localPath(language, pathOf(one)));
      await expect(checkout(page).pay).toHaveAccessibleName(payment.checkout.paySize);
    });
  }
}
