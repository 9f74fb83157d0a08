// Pressing Pay more than once, with nothing stubbed: site, server, database and simulator.
import { expect, type Page, test } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { service, totalOf } from '#tests/fixtures/content.ts';
import { checkout, checkoutLabels, detailsIn, openOrder, statusLabels } from './checkout-parts.ts';
import { payment } from './content.ts';
import {
  bankMs,
  expectReceipt,
  fillForm,
  heading,
  outcomeButton,
  payButton,
  pressPay,
  reachProvider,
} from './purchase-parts.ts';

const { ORDER_CANCELLED_BY_USER, other = '' } = payment.reasons;
const cancelled = ORDER_CANCELLED_BY_USER ?? other;

/** Back to the form, which is live again. */
async function goBackToForm(page: Page): Promise<void> {
  await page.goBack();
  await expect(checkout(page).pay).toBeEnabled();
}

test('two tabs with the same form create one order, which is paid once', async ({ page }) => {
  const name = await fillForm(page);
  await pressPay(page);
  const { ordersOf } = await reachProvider(page);
  await goBackToForm(page);
  // A tab that is opened from another one starts with a copy of its session storage.
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => open(location.href)),
  ]);
  await expect(checkout(tab).pay).toBeEnabled();
  expect((await detailsIn(tab)).name).toBe(name);

  await Promise.all([pressPay(page), pressPay(tab)]);
  await Promise.all([payButton(page).waitFor(), payButton(tab).waitFor()]);
  expect(tab.url()).toBe(page.url());
  await payButton(page).click();
  await payButton(tab).click();
  await expectReceipt(page);
  await expectReceipt(tab);
  expect(await ordersOf(name)).toMatchObject([{ state: 'COMPLETED' }]);
});

test('two tabs filled separately create two orders, each with its own outcome', async ({
  page,
  context,
}) => {
  const tab = await context.newPage();
  await fillForm(page);
  await fillForm(tab);
  await pressPay(page);
  await reachProvider(page);
  // The browser remembers the first order, so the second has to be confirmed.
  await pressPay(tab);
  await tab.getByRole('button', { name: checkoutLabels.bookAgain, exact: true }).click();
  await payButton(page).click();
  await outcomeButton(tab, 'cancel').click();
  await expectReceipt(page);
  await expect(heading(tab, statusLabels.failureTitle)).toBeVisible();
  await expect(tab.getByText(cancelled)).toBeVisible();
});

test('a cancelled payment is repeated from its status page with one press', async ({ page }) => {
  const name = await fillForm(page);
  await pressPay(page);
  const { ordersOf } = await reachProvider(page);
  await outcomeButton(page, 'cancel').click();
  const price = formatPaise(totalOf(service));
  const again = page.getByRole('link', { name: fill(statusLabels.payAgain, { price }) });
  await again.click({ timeout: bankMs });
  await payButton(page).click();
  await expectReceipt(page);
  expect((await ordersOf(name)).map(({ state }) => state).sort()).toEqual(['COMPLETED', 'FAILED']);
});

test('after going back from the page of a paid order, Pay opens the receipt', async ({ page }) => {
  const name = await fillForm(page);
  await pressPay(page);
  const { payFor, ordersOf } = await reachProvider(page);
  // Paid on another device, as by a QR code: this tab has not heard of it.
  await payFor(name);
  await goBackToForm(page);
  await pressPay(page);
  await expectReceipt(page);
  expect(await ordersOf(name)).toHaveLength(1);
});

test('after the receipt the form is empty', async ({ page }) => {
  const name = await fillForm(page);
  await pressPay(page);
  const { ordersOf } = await reachProvider(page);
  await payButton(page).click();
  await expectReceipt(page);
  await openOrder(page);
  expect(await detailsIn(page)).toEqual({ name: '', email: '', phone: '' });
  await pressPay(page);
  await expect(checkout(page).form).toContainText(checkoutLabels.nameMissing);
  expect(await ordersOf(name)).toHaveLength(1);
});

test('pressing Pay again finds the order of a lost answer', async ({ page }) => {
  const name = await fillForm(page);
  // The server answers, and the line breaks.
  await page.route(
    '**/api/phonepe',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await pressPay(page);
  await expect(checkout(page).toast).toBeVisible();
  await pressPay(page);
  const { ordersOf } = await reachProvider(page);
  expect(await ordersOf(name)).toHaveLength(1);
  await payButton(page).click();
  await expectReceipt(page);
});
