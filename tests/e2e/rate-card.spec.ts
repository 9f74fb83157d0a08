import type { Page } from '@playwright/test';
import { formatPaise } from '#contract/money.ts';
import { chatText, labels, services } from './content.ts';
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

test.beforeEach(({ page }) => page.goto('/pricing'));

test('every priced service leads to the checkout with its name and price', async ({ page }) => {
  await expect(page.getByRole('link', { name: book })).toHaveCount(priced.length);
  for (const { name, amountPaise = 0, unit = '' } of priced) {
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
});

test('every custom service leads to WhatsApp with its name', async ({ page }) => {
  await expect(page.getByRole('link', { name: quote })).toHaveCount(custom.length);
  for (const { name } of custom) {
    const row = rowOf(page, name);
    await expect(row).toContainText(labels.price.custom);
    const link = row.getByRole('link', { name: quote });
    await expect(link).toContainText(name);
    expect(chatText(await link.getAttribute('href'))).toContain(name);
  }
});

test('Book Now opens the checkout', async ({ page }) => {
  await rowOf(page, 'SEO Optimization').getByRole('link', { name: book }).click();
  await expect(page).toHaveURL('/payment?serviceName=SEO+Optimization&price=7499');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the disclaimer and the consultation stand below the prices', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText('do not include GST');
  const link = page.getByRole('link', { name: 'Book a Free Consultation' });
  expect(chatText(await link.getAttribute('href'))).toContain('consultation');
});
