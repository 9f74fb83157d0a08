import type { Page } from '@playwright/test';
import { withBackForwardCache } from '#tests/chromium.ts';
import {
  accept,
  checkout,
  checkoutLabels,
  detailsIn,
  fillDetails,
  openOrder,
  order,
  orderPath,
  providerPage,
  statusLabels,
  stubPayment,
  typed,
} from './checkout-parts.ts';
import { contactForm, fillForm, typedWords, words } from './contact-fields.ts';
import { payment } from './content.ts';
import { answers, path as statusPath, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({ launchOptions: withBackForwardCache() });

const { brokenLine } = payment;
const message = (page: Page) => page.getByRole('alert').filter({ hasText: brokenLine.text });

/** Opens a page whose scripts do not arrive any more; returns what lets them through again. */
async function openBroken(page: Page, path: string) {
  const scripts = '**/_astro/*.js*';
  await page.route(scripts, (route) => route.abort('internetdisconnected'));
  await page.goto(path);
  return () => page.unroute(scripts);
}

/** The browser goes offline and comes back. */
async function breakLine(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

/** Follows something that leads nowhere while the browser is offline: its own page comes up. */
async function goNowhere(page: Page, go: () => Promise<unknown>): Promise<void> {
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await Promise.all([failed, go().catch(() => undefined)]);
  await page.waitForURL('chrome-error://**');
}

const waysOn: Record<string, (page: Page) => Promise<void>> = {
  'by itself when the line is back': breakLine,
  'at a press': (page) => page.getByRole('button', { name: brokenLine.tryAgain }).click(),
};

for (const [how, goOn] of Object.entries(waysOn)) {
  test(`a checkout whose scripts failed to load says so and recovers ${how}`, async ({ page }) => {
    await stubPayment(page, accept);
    const mend = await openBroken(page, orderPath);
    await fillDetails(page);
    await expect(message(page)).toBeVisible();
    await expect(checkout(page).pay).toBeDisabled();
    await mend();
    await goOn(page);
    await expect(checkout(page).pay).toBeEnabled();
    await expect(message(page)).toBeHidden();
    expect(await detailsIn(page)).toEqual(typed);
    await checkout(page).pay.click();
    await page.waitForURL(providerPage);
  });
}

test('a checkout whose scripts failed to load is no longer loading', async ({ page }) => {
  await openBroken(page, orderPath);
  await expect(message(page)).toBeVisible();
  const summary = page.getByRole('region', { name: checkoutLabels.summary, exact: true });
  await expect(summary).toHaveAttribute('aria-busy', 'false');
  const read = await summary.ariaSnapshot();
  expect(read).not.toContain(checkoutLabels.loading);
  expect(read).toContain(order.priceWithUnit);
});

test('says so again if the scripts still fail to load', async ({ page }) => {
  await openBroken(page, orderPath);
  await fillDetails(page);
  await expect(message(page)).toBeVisible();
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: brokenLine.tryAgain }).click();
  await failed;
  await expect(message(page)).toBeVisible();
  expect(await detailsIn(page)).toEqual(typed);
});

test('a payment status whose scripts failed to load says so and recovers', async ({ page }) => {
  await stubStatus(page, answers.success);
  const mend = await openBroken(page, statusPath);
  await expect(message(page)).toBeVisible();
  await mend();
  await breakLine(page);
  await expect(title(page)).toHaveText(statusLabels.successTitle);
  await expect(message(page)).toBeHidden();
});

test('a contact form whose scripts failed to load recovers', async ({ page }) => {
  const error = page.waitForEvent('console', (line) => line.text().includes('Error hydrating'));
  const mend = await openBroken(page, '/contact');
  await fillForm(page);
  await error;
  await mend();
  await breakLine(page);
  await contactForm(page).name.focus();
  await contactForm(page).email.focus();
  await expect(contactForm(page).live).toBeVisible();
  expect(await typedWords(page)).toEqual(words);
});

test('a link followed offline and the way back lose no input', async ({ page, context }) => {
  await openOrder(page);
  await fillDetails(page);
  await page.getByText(checkoutLabels.privacyTitle).click();
  // By keyboard: what a mouse rests on is loaded ahead.
  const link = page.getByRole('main').getByRole('link', { name: checkoutLabels.privacyLink });
  await goNowhere(page, () => link.press('Enter'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => detailsIn(page)).toEqual(typed);
  await context.setOffline(false);
  await stubPayment(page, accept);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
});

test('a reload offline, and one once online, lose no input', async ({ page, context }) => {
  await openOrder(page);
  await fillDetails(page);
  await goNowhere(page, () => page.reload());
  await context.setOffline(false);
  await page.goto(orderPath);
  await expect.poll(() => detailsIn(page)).toEqual(typed);
});

test('going back from an unreachable checkout shows the price list as it was', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  const link = page.locator(`a[href="${orderPath}"]`);
  await goNowhere(page, () => link.click());
  await page.goBack({ waitUntil: 'commit' });
  await expect(link).toBeInViewport();
  await context.setOffline(false);
  await link.click();
  await expect(checkout(page).pay).toBeEnabled();
});
