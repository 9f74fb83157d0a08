import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { axeFaults, pageWidth } from './axe-faults.ts';
import {
  answer,
  checkout,
  detailsIn,
  fillDetails,
  openOrder,
  order,
  statusLabels,
  typed,
} from './checkout-parts.ts';
import { payment } from './content.ts';
import { id, link, openLive, path, placed, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

const paid = answer({ success: true, code: 'PAYMENT_SUCCESS', message: 'Done.', order: placed });
const failed = answer({
  success: false,
  code: 'PAYMENT_ERROR',
  message: 'You cancelled.',
  order: { ...placed, paidAtMs: null },
});

test.use({ viewport: { width: 320, height: 640 } });

test('a receipt says what, how many, how much and when, and fits', async ({ page }) => {
  await stubStatus(page, paid);
  await openLive(page);
  await page.clock.runFor(3000);
  await expect(title(page)).toHaveText(statusLabels.successTitle);
  await expect(page.getByRole('definition')).toHaveText([
    order.service,
    `1 × ${order.priceWithUnit}`,
    formatPaise(placed.amountPaise),
    '22 Nov 2026, 9:05 am IST',
  ]);
  await expect(page.getByText(payment.tax.none)).toBeVisible();
  expect(await pageWidth(page)).toBe(320);
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
});

test('the reference is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stubStatus(page, paid);
  await openLive(page);
  await page.getByRole('button', { name: statusLabels.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: statusLabels.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});

test('the receipt is mailed to the address that was typed', async ({ page }) => {
  await openOrder(page);
  await fillDetails(page);
  await stubStatus(page, paid);
  await page.goto(path);
  const mail = new URL(
    (await link(page, statusLabels.mail).getAttribute('href', { timeout: 15_000 })) ?? '',
  );
  expect(decodeURIComponent(mail.pathname)).toBe(typed.email);
  expect(mail.searchParams.get('subject')).toBe(fill(statusLabels.mailSubject, { id }));
  expect(mail.searchParams.get('body')).toContain(order.service);
});

test('a failed payment is made again with one press, with all that was typed', async ({ page }) => {
  await openOrder(page);
  await fillDetails(page);
  await stubStatus(page, failed);
  await page.goto(path);
  const name = fill(statusLabels.payAgain, { price: order.price });
  await link(page, name).click({ timeout: 15_000 });
  await expect(checkout(page).pay).toBeEnabled();
  expect(await detailsIn(page)).toEqual(typed);
  await expect(page.getByRole('main')).toContainText(order.service);
});
