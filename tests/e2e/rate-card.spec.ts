import type { Page } from '@playwright/test';
import type { PricedService } from '#contract/catalogue.ts';
import { formatPaise } from '#contract/money.ts';
import { districtServices } from '#src/site/district-sections.ts';
import { resolveAction } from '#src/site/links.ts';
import { districtPath } from '#src/site/routes.ts';
import { order, orderPath } from './checkout-parts.ts';
import { chatText, districts, first, labels, sectionOf, services, site } from './content.ts';
import { expect, test } from './site.fixture.ts';

const { book, quote } = labels.actions;
const priced = services.filter(({ amountPaise }) => amountPaise !== undefined);
const custom = services.filter(({ amountPaise }) => amountPaise === undefined);

/** The line of the rate card with exactly that service. */
const rowOf = (page: Page, service: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(service, { exact: true }) });

/** Expects the line of a service with its price, and a link to the checkout that carries both. */
async function expectToBeBookable(page: Page, { name, amountPaise = 0, unit = '' }: PricedService) {
  const row = rowOf(page, name);
  await expect(row).toContainText(formatPaise(amountPaise));
  await expect(row).toContainText(unit);
  const link = row.getByRole('link', { name: book });
  // A list of links must tell one Book Now from another.
  await expect(link).toContainText(name);
  const target = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(target.pathname).toBe('/payment');
  expect(Object.fromEntries(target.searchParams)).toEqual({
    serviceName: name,
    price: String(amountPaise / 100),
  });
}

test.beforeEach(({ page }) => page.goto('/pricing'));

test('every priced service leads to the checkout with its name and price', async ({ page }) => {
  await expect(page.locator('main a[href^="/payment?"]')).toHaveCount(priced.length);
  for (const service of priced) await expectToBeBookable(page, service);
});

test('a district has four of them, which lead there as well', async ({ page }) => {
  const district = first(districts);
  await page.goto(districtPath(district.slug));
  await expect(page.locator('main a[href^="/payment?"]')).toHaveCount(4);
  for (const service of districtServices(district, site.catalogue)) {
    await expectToBeBookable(page, service);
  }
});

test('every custom service leads to WhatsApp with its name', async ({ page }) => {
  for (const { name } of custom) {
    const row = rowOf(page, name);
    await expect(row).toContainText(labels.price.custom);
    const link = row.getByRole('link', { name: quote });
    await expect(link).toContainText(name);
    expect(chatText(await link.getAttribute('href'))).toContain(name);
  }
});

test('the button of a row opens the checkout', async ({ page }) => {
  await rowOf(page, order.service).getByRole('link', { name: book }).click();
  await expect(page).toHaveURL(orderPath);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the disclaimer and the button stand below the prices', async ({ page }) => {
  const { disclaimer, action } = sectionOf('pricing', 'rate-card');
  await expect(page.getByRole('main')).toContainText(disclaimer);
  const link = page.getByRole('main').getByRole('link', { name: action.label });
  await expect(link).toHaveAttribute('href', resolveAction(action, site).href);
});

test('the free consultation opens WhatsApp', async ({ page }) => {
  const { action } = sectionOf('pricing', 'rate-card');
  const link = page.getByRole('main').getByRole('link', { name: action.label });
  expect(chatText(await link.getAttribute('href'))).toBe(action.whatsapp);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('all the figures end in one column', async ({ page }) => {
    const prices = page.locator('main [id^=list-] li span:nth-child(2)');
    await expect(prices).toHaveCount(services.length);
    const ends = await prices.evaluateAll((all) =>
      all.map((price) => {
        const range = document.createRange();
        // The figure is the first text; the unit hangs below it.
        const text = document.createTreeWalker(price, NodeFilter.SHOW_TEXT).nextNode();
        range.selectNodeContents(text ?? price);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
    expect(new Set(ends).size).toBe(1);
  });

  test('a link above the cards leads to each of them', async ({ page }) => {
    for (const { name } of site.catalogue.categories) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});
