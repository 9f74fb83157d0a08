import { formatPaise } from '#contract/money.ts';
import { chatText, labels, services } from './content.ts';
import { expect, test } from './site.fixture.ts';

const { book, quote } = labels.actions;
const priced = services.filter(({ amountPaise }) => amountPaise !== undefined);
const custom = services.filter(({ amountPaise }) => amountPaise === undefined);

test('every priced service leads to the checkout with its name and price', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('link', { name: book })).toHaveCount(priced.length);
  for (const { name, amountPaise = 0, unit = '' } of priced) {
    const link = page.getByRole('link', { name: `${book}: ${name}`, exact: true });
    const target = new URL((await link.getAttribute('href')) ?? '', page.url());
    expect(target.pathname).toBe('/payment');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      serviceName: name,
      price: String(amountPaise / 100),
    });
    const row = page.getByRole('listitem').filter({ has: link });
    await expect(row).toContainText(formatPaise(amountPaise));
    await expect(row).toContainText(unit);
  }
});

test('every custom service leads to WhatsApp with its name', async ({ page }) => {
  await page.goto('/pricing');
  const links = page.getByRole('link', { name: quote });
  await expect(links).toHaveCount(custom.length);
  for (const [index, { name }] of custom.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(new RegExp(`^${quote}: ${name}`));
    expect(chatText(await links.nth(index).getAttribute('href'))).toContain(name);
  }
});

test('Book Now opens the checkout', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: `${book}: SEO Optimization` }).click();
  await expect(page).toHaveURL('/payment?serviceName=SEO+Optimization&price=7499');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the disclaimer and the consultation stand below the prices', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByRole('main')).toContainText('GST');
  const link = page.getByRole('link', { name: 'Book a Free Consultation' });
  expect(chatText(await link.getAttribute('href'))).toContain('consultation');
});
