// After a failed payment: once more, with one press.
import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { axeFaults, pageWidth } from './axe-faults.ts';
import {
  accept,
  answer,
  breakOff,
  checkout,
  checkoutLabels,
  detailsIn,
  fillDetails,
  keysOf,
  openOrder,
  order,
  providerPage,
  statusLabels,
  stubPayment,
  typed,
} from './checkout-parts.ts';
import { link, openLive, path, placed, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

const quantity = 3;
const counts = { days: 3, vehicles: 1 };
const amountPaise = placed.amountPaise * quantity;
const name = fill(statusLabels.payAgain, { price: formatPaise(amountPaise) });
const failed = answer({
  success: false,
  code: 'PAYMENT_ERROR',
  message: 'You cancelled.',
  // In another language than this page: what is ordered again is found by its name in the catalogue.
  order: {
    ...placed,
    quantity,
    counts,
    amountPaise,
    service: 'बैनर',
    paidAtMs: null,
    mayPayAgain: true,
  },
});

test.use({ viewport: { width: 320, height: 640 } });

/** A payer comes back from a payment that has failed, in the tab of the form that he filled. */
async function failWithDetails(page: Page): Promise<void> {
  await openOrder(page);
  await fillDetails(page);
  await stubStatus(page, failed);
  await page.goto(path);
  await expect(link(page, name)).toBeVisible({ timeout: 15_000 });
}

test('a failed payment is made again with one press, with all that was typed', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await failWithDetails(page);
  await link(page, name).click();
  await page.waitForURL(providerPage);
  const [sent, ...others] = requests.map((request) => request.postDataJSON());
  const payer = { name: typed.name.trim(), phone: typed.phone };
  const item = { serviceName: order.service, quantity, counts, amount: amountPaise / 100 };
  expect(sent).toMatchObject({ ...payer, ...item });
  expect(others).toEqual([]);
});

test('in a tab of its own it is the form, and this tab pays nothing', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await failWithDetails(page);
  const opened = page.context().waitForEvent('page');
  await link(page, name).click({ modifiers: ['ControlOrMeta'] });
  await expect(checkout(await opened).pay).toBeEnabled({ timeout: 15_000 });
  await expect(link(page, name)).toBeVisible();
  expect(requests).toEqual([]);
});

test('where it cannot be sent, a sentence says so, and the next press sends the same', async ({
  page,
}) => {
  const requests = await stubPayment(page, breakOff, accept);
  await failWithDetails(page);
  await link(page, name).click();
  await expect(
    page.getByRole('alert').filter({ hasText: checkoutLabels.failedText }),
  ).toBeVisible();
  await expect(link(page, name)).toBeFocused();
  expect(await pageWidth(page)).toBe(320);
  expect(await axeFaults(page)).toEqual([]);
  await link(page, name).click();
  await page.waitForURL(providerPage);
  const [first, second] = keysOf(requests);
  expect(second).toBe(first);
});

test('after a refusal the next press leads to the form, filled', async ({ page }) => {
  const message = 'It costs something else now.';
  const requests = await stubPayment(page, answer({ success: false, message }, 409));
  await failWithDetails(page);
  await link(page, name).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await link(page, name).click();
  await expect(checkout(page).pay).toBeEnabled();
  expect(await detailsIn(page)).toEqual(typed);
  expect(requests).toHaveLength(1);
});

test('a service that was booked besides is asked about in the form', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await failWithDetails(page);
  const other = { id: 'BAW-ANOTHER', serviceName: order.service, atMs: Date.now() };
  await page.evaluate((stored) => localStorage.setItem('orders', stored), JSON.stringify([other]));
  await stubStatus(page, answer({ success: true, code: 'PAYMENT_SUCCESS', message: '' }));
  await link(page, name).click();
  await expect(checkout(page).pay).toBeEnabled();
  expect(await detailsIn(page)).toEqual(typed);
  expect(requests).toEqual([]);
});

test('in a tab that does not know the payer it leads to the form', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await stubStatus(page, failed);
  await openLive(page);
  await page.clock.runFor(3000);
  await link(page, name).click();
  await page.clock.resume();
  await expect(checkout(page).pay).toBeEnabled();
  await expect(page.getByRole('main')).toContainText(order.service);
  expect(requests).toEqual([]);
});

test('details that the form would not take lead to the form', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  const details = { ...typed, phone: typed.phone.slice(1), gstin: '' };
  await page.addInitScript(
    (stored) => sessionStorage.setItem('checkout', stored),
    JSON.stringify({ details }),
  );
  await stubStatus(page, failed);
  await page.goto(path);
  await link(page, name).click({ timeout: 15_000 });
  await expect(checkout(page).phone).toHaveValue(details.phone);
  expect(requests).toEqual([]);
});

test('what failed with money on it is not to be paid again', async ({ page }) => {
  await stubStatus(
    page,
    answer({ success: false, code: 'PAYMENT_ERROR', message: 'Settled.', order: placed }),
  );
  await openLive(page);
  await page.clock.runFor(3000);
  await expect(title(page)).toHaveText(statusLabels.failureTitle);
  const unpaid = fill(statusLabels.payAgain, { price: formatPaise(placed.amountPaise) });
  await expect(link(page, unpaid)).toHaveCount(0);
});
