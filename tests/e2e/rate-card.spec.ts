import type { Page } from '@playwright/test';
import type { PricedService } from '#contract/catalogue.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise } from '#contract/money.ts';
import { districtServices } from '#src/site/district-sections.ts';
import { resolveAction } from '#src/site/links.ts';
import { districtPath } from '#src/site/routes.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { layOutBelowFold } from '../below-fold.ts';
import { order, orderPath } from './checkout-parts.ts';
import { chatText, districts, first, labels, sectionOf, services, site } from './content.ts';
import { expect, test } from './site.fixture.ts';

const { book, quote } = labels.actions;
const priced = services.filter(({ amountPaise }) => amountPaise !== undefined);
const custom = services.filter(({ amountPaise }) => amountPaise === undefined);

/** The line of the rate card with exactly that service, also within the poster of a district. */
const rowOf = (page: Page, service: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(service, { exact: true }) })
    .last();

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

test('a district has four of them, with the same links', async ({ page }) => {
  const district = first(districts);
  await page.goto(districtPath(district.slug));
  await expect(page.locator('main li a[href^="/payment?"]')).toHaveCount(4);
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

test('the disclaimer and the button are below the prices', async ({ page }) => {
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

  test('a press anywhere on a row opens the checkout', async ({ page }) => {
    await rowOf(page, order.service).click({ position: { x: 10, y: 10 } });
    await expect(page).toHaveURL(orderPath);
  });

  test('links to the cards stay below the header and lead to each of them', async ({ page }) => {
    const chips = page.getByRole('main').getByRole('navigation');
    for (const { name } of site.catalogue.categories.toReversed()) {
      await chips.getByRole('link', { name, exact: true }).click();
      const heading = page.getByRole('heading', { name, exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(chips).toBeInViewport({ ratio: 1 });
      const [header, strip, card] = await Promise.all(
        [page.getByRole('banner'), chips, heading].map((part) => part.boundingBox()),
      );
      if (!header || !strip || !card) throw new Error('A part of the page has no box');
      expect(strip.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
      expect(card.y).toBeGreaterThanOrEqual(strip.y + strip.height);
    }
  });
});

for (const { catalogue, language } of readAllSites()) {
  test.describe(`on a small phone, ${language}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });
    test.beforeEach(({ page }) => page.goto(localPath(language, '/pricing')));

    test('every row and every link to a card is a full touch target', async ({ page }) => {
      await page.evaluate(layOutBelowFold);
      const heights = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
      const rows = await heights('main [id^=list-] li');
      expect(rows).toHaveLength(catalogue.categories.flatMap(({ services }) => services).length);
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(44);
      expect(Math.max(...rows)).toBeLessThanOrEqual(64);
      expect(Math.min(...(await heights('main nav a')))).toBeGreaterThanOrEqual(44);
    });

    test('the heading has two lines at most, and the page six screens', async ({ page }) => {
      await page.evaluate(layOutBelowFold);
      const lines = await page.locator('h1').evaluate((heading) => {
        const { height } = heading.getBoundingClientRect();
        return Math.round(height / Number.parseFloat(getComputedStyle(heading).lineHeight));
      });
      expect(lines).toBeLessThanOrEqual(2);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(6 * 740);
    });
  });
}

test('the cards are in two columns on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(layOutBelowFold);
  const lefts = await page
    .locator('main [id^=list-]')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(2);
});
