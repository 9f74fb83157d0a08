// The whole way with nothing stubbed: site, server, database and PhonePe's simulator.
import { expect, test } from '@playwright/test';
import { labels } from '#simulator/pay-page.ts';
import {
  checkout,
  checkoutLabels,
  fillDetails,
  openOrder,
  statusLabels,
} from './checkout-parts.ts';
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

const outcomes = [
  { outcome: 'pay', title: statusLabels.successTitle },
  { outcome: 'fail', title: statusLabels.failureTitle },
  { outcome: 'cancel', title: statusLabels.failureTitle },
] as const;

test.describe.configure({ timeout: 3 * bankMs });

for (const { outcome, title } of outcomes) {
  const tag = outcome === 'cancel' ? [] : '@core';
  test(`from the price list to “${title}” by the outcome “${outcome}”`, { tag }, async ({
    page,
  }) => {
    await openOrder(page);
    await fillDetails(page);
    await pressPay(page);
    await expect(page.getByText(labels.testMode).first()).toBeVisible();
    await outcomeButton(page, outcome).click();
    await page.waitForURL(/\/payment-status\?id=BAW-/);
    await expect(heading(page, title)).toBeVisible({ timeout: bankMs });
    const reference = new URL(page.url()).searchParams.get('id') ?? '';
    await expect(page.getByRole('main')).toContainText(reference);
    await expect(page.getByText(/^\w{3}-\w{3}$/)).toBeVisible();
    await page.reload();
    await expect(heading(page, title)).toBeVisible({ timeout: bankMs });
  });
}

test('a double click makes one order', { tag: '@core' }, async ({ page }) => {
  const name = await fillForm(page);
  await checkout(page).pay.dblclick();
  const { ordersOf } = await reachProvider(page);
  expect(await ordersOf(name)).toHaveLength(1);
});

test('after the receipt a repeated booking has to be confirmed', async ({ page }) => {
  await fillForm(page);
  await pressPay(page);
  await payButton(page).click();
  await expectReceipt(page);
  const stored = await page.evaluate(() => localStorage.getItem('orders'));
  const [order] = JSON.parse(stored ?? '[]');
  expect(Object.keys(order)).toEqual(['id', 'serviceName', 'atMs']);
  await fillForm(page);
  await pressPay(page);
  await expect(
    page.getByRole('button', { name: checkoutLabels.bookAgain, exact: true }),
  ).toBeVisible();
});
