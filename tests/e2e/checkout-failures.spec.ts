import type { Page } from '@playwright/test';
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
  payLabel,
  providerPage,
  stubPayment,
  typed,
} from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const message = 'The price of SEO Optimization is ₹7,999. Please check it and try again.';
const refuse = answer({ success: false, message }, 409);

/** The toast, the words that stay, the form as it was, and the focus where it was. */
async function expectFailure(page: Page, text: string) {
  const { toast, form, pay } = checkout(page);
  await expect(toast).toContainText(checkoutLabels.failedTitle);
  await expect(toast).toContainText(text);
  await expect(form).toContainText(text);
  await expect(pay).toBeEnabled();
  await expect(pay).toHaveText(payLabel);
  await expect(pay).toBeFocused();
  expect(await detailsIn(page)).toEqual(typed);
}

async function fillAndPay(page: Page) {
  await openOrder(page);
  await fillDetails(page);
  await checkout(page).pay.click();
}

const failures = {
  'a refusal with the server’s words': [refuse, message],
  'a server error with its words': [answer({ success: false, message }, 503), message],
  'a refusal without words': [answer({ success: false }, 400), checkoutLabels.failedText],
  'success without an address': [answer({ success: true }), checkoutLabels.failedText],
  'success without an address, with words': [answer({ success: true, message }), message],
  'an address that is a script': [
    answer({ success: true, redirectUrl: 'javascript:document.body.remove()' }),
    checkoutLabels.failedText,
  ],
  'a page instead of an answer': [answer('<html>'), checkoutLabels.failedText],
  'a broken connection': [breakOff, 'Failed to fetch'],
} as const;

const coreFailures = ['a refusal with the server’s words', 'a broken connection'];
for (const [what, [give, text]] of Object.entries(failures)) {
  const tag = coreFailures.includes(what) ? '@core' : [];
  test(`${what} leaves the form live and loses no input`, { tag }, async ({ page }) => {
    await stubPayment(page, give);
    await fillAndPay(page);
    await expectFailure(page, text);
  });
}

test('a hanging request times out', async ({ page }) => {
  await page.clock.install();
  await stubPayment(page, async () => {});
  await fillAndPay(page);
  await expect(checkout(page).pay).toHaveText(checkoutLabels.submitting);
  await page.clock.runFor(30_000);
  await expectFailure(page, checkoutLabels.failedText);
});

test('offline it says so, and pays once it is online', async ({ page, context }) => {
  await openOrder(page);
  await fillDetails(page);
  await context.setOffline(true);
  await checkout(page).pay.click();
  await expectFailure(page, checkoutLabels.offline);
  await context.setOffline(false);
  await stubPayment(page, accept);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
});

test('the message in the form goes with the next attempt', async ({ page }) => {
  await stubPayment(page, refuse, async () => {});
  await fillAndPay(page);
  const { form, pay } = checkout(page);
  await expect(form).toContainText(message);
  await pay.click();
  await expect(form).not.toContainText(message);
});

test('a refusal ends the attempt, and the next one has another key', async ({ page }) => {
  const requests = await stubPayment(page, refuse, refuse, accept);
  await fillAndPay(page);
  for (const count of [1, 2]) {
    await expect.poll(() => requests.length).toBe(count);
    await expect(checkout(page).pay).toBeEnabled();
    await checkout(page).pay.click();
  }
  await page.waitForURL(providerPage);
  expect(new Set(keysOf(requests)).size).toBe(3);
});

test('without a definite answer the attempt keeps its key, also over a reload', {
  tag: '@core',
}, async ({ page }) => {
  const requests = await stubPayment(page, breakOff, answer('<html>', 502), breakOff, accept);
  await fillAndPay(page);
  for (const count of [1, 2]) {
    await expect.poll(() => requests.length).toBe(count);
    await expect(checkout(page).pay).toBeEnabled();
    await checkout(page).pay.click();
  }
  await expect(checkout(page).pay).toBeEnabled();
  await openOrder(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(requests).toHaveLength(4);
  expect(new Set(keysOf(requests)).size).toBe(1);
});

test('changed details get another key', async ({ page }) => {
  const requests = await stubPayment(page, breakOff, accept);
  await fillAndPay(page);
  await expect(checkout(page).pay).toBeEnabled();
  await checkout(page).phone.fill('9876543211');
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(new Set(keysOf(requests)).size).toBe(2);
});
