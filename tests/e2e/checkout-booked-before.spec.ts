import type { Page } from '@playwright/test';
import { axeFaults } from './axe-faults.ts';
import {
  accept,
  answer,
  checkout,
  checkoutLabels,
  fillDetails,
  keysOf,
  openOrder,
  order,
  otherOrderPath,
  providerPage,
  stubPayment,
} from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const id = 'BAW-0123456789ABCDEFGHJK';
const { bookAgain, doNotBook, bookedBefore, pendingBefore } = checkoutLabels;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The question, with any time in it. */
const question = (page: Page, label: string) =>
  page.getByText(new RegExp(label.replace('?', '\\?').replace('{time}', '\\d+:\\d\\d [ap]m')));

/** This browser has ordered the service; the server says that of the order. */
async function orderedBefore(page: Page, code: string, atMs = Date.now()): Promise<void> {
  const orders = JSON.stringify([{ id, serviceName: order.service, atMs }]);
  await page.addInitScript((stored) => localStorage.setItem('orders', stored), orders);
  const body = { success: code === 'PAYMENT_SUCCESS', code, message: '' };
  await page.route(`**/api/phonepe-status?id=${id}&wait=0`, answer(body));
}

/** Fills the form and presses Pay. */
async function pay(page: Page, path?: string): Promise<void> {
  await openOrder(page, path);
  await fillDetails(page);
  await checkout(page).pay.click();
}

for (const [code, label] of [
  ['PAYMENT_SUCCESS', bookedBefore],
  ['PAYMENT_PENDING', pendingBefore],
] as const) {
  test(`confirms before it sends if the earlier order is ${code}`, async ({ page }) => {
    await orderedBefore(page, code);
    const requests = await stubPayment(page, accept);
    await pay(page);
    await expect(question(page, label)).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    expect(requests).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(button(page, bookAgain)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL(providerPage);
    expect(requests).toHaveLength(1);
  });
}

test('uses only classes that the page has styles for', async ({ page }) => {
  await orderedBefore(page, 'PAYMENT_SUCCESS');
  await pay(page);
  await expect(page.locator('section', { has: question(page, bookedBefore) }).last()).toHaveCSS(
    'display',
    'grid',
  );
  const html = await (await page.request.get(page.url())).text();
  const drawn = await page
    .locator('main [class]')
    .evaluateAll((all) => all.flatMap((one) => [...one.classList]));
  expect(drawn.filter((name) => !html.includes(`.${name}`))).toEqual([]);
});

test('does not book again, and confirms again at the next press', async ({ page }) => {
  await orderedBefore(page, 'PAYMENT_SUCCESS');
  const requests = await stubPayment(page, accept);
  await pay(page);
  await button(page, doNotBook).click();
  await expect(checkout(page).pay).toBeFocused();
  await expect(question(page, bookedBefore)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(question(page, bookedBefore)).toBeFocused();
  expect(requests).toEqual([]);
});

const harmless: [string, string, number?, string?][] = [
  ['failed', 'PAYMENT_ERROR'],
  ['is unknown', 'TRANSACTION_NOT_FOUND'],
  ['is older than a day', 'PAYMENT_SUCCESS', Date.now() - 25 * 60 * 60 * 1000],
  ['was for another service', 'PAYMENT_SUCCESS', Date.now(), otherOrderPath],
];
for (const [what, code, atMs, path] of harmless) {
  test(`does not confirm if the earlier order ${what}`, async ({ page }) => {
    await orderedBefore(page, code, atMs);
    await stubPayment(page, accept);
    await pay(page, path);
    await page.waitForURL(providerPage);
  });
}

test('does not confirm a repeat of the same form', async ({ page }) => {
  const placed = answer({ success: true, redirectUrl: providerPage, orderId: id });
  const requests = await stubPayment(page, placed);
  await pay(page);
  await page.waitForURL(providerPage);
  await page.goBack();
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(new Set(keysOf(requests)).size).toBe(1);
});
