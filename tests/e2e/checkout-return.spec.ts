import {
  accept,
  answer,
  checkout,
  checkoutLabels,
  detailsIn,
  fillDetails,
  keysOf,
  openOrder,
  orderPath,
  otherOrderPath,
  payLabel,
  providerPage,
  stubPayment,
  typed,
} from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const nothing = { name: '', email: '', phone: '' };

test('a reload loses nothing', { tag: '@core' }, async ({ page }) => {
  await openOrder(page);
  await fillDetails(page);
  await page.reload();
  await expect.poll(() => detailsIn(page)).toEqual(typed);
});

test('leaving and coming back loses nothing, for another service too', async ({ page }) => {
  await openOrder(page);
  await fillDetails(page);
  await page.goto('/pricing');
  await page.goBack();
  await expect.poll(() => detailsIn(page)).toEqual(typed);
  await openOrder(page, otherOrderPath);
  expect(await detailsIn(page)).toEqual(typed);
});

test('input from before hydration is kept', async ({ page }) => {
  const release = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto(orderPath, { waitUntil: 'commit' });
  await expect(checkout(page).pay).toBeDisabled();
  await fillDetails(page);
  release.resolve();
  await expect(checkout(page).pay).toBeEnabled();
  expect(await detailsIn(page)).toEqual(typed);
  await page.reload();
  await expect.poll(() => detailsIn(page)).toEqual(typed);
});

test('back from the provider pays the same order under the same key', { tag: '@core' }, async ({
  page,
}) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page);
  await fillDetails(page);
  for (const count of [1, 2]) {
    await expect(checkout(page).pay).toHaveText(payLabel);
    await checkout(page).pay.click();
    await page.waitForURL(providerPage);
    expect(requests).toHaveLength(count);
    await page.goBack();
    await expect.poll(() => detailsIn(page)).toEqual(typed);
  }
  expect(new Set(keysOf(requests)).size).toBe(1);
});

test('comes live again from the back/forward cache', async ({ page }) => {
  // An answer without a page leaves the visitor here, as the cache would.
  await page.route(providerPage, (route) => route.fulfill({ status: 204 }));
  const requests = await stubPayment(page, accept);
  await openOrder(page);
  await fillDetails(page);
  const { pay } = checkout(page);
  const left = page.waitForResponse(providerPage);
  await pay.click();
  await left;
  const show = (persisted: boolean) =>
    page.evaluate(
      (value) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: value })),
      persisted,
    );
  await show(false);
  await expect(pay).toHaveText(checkoutLabels.submitting);
  await expect(pay).toBeDisabled();
  await show(true);
  await expect(pay).toHaveText(payLabel);
  await pay.click();
  await expect.poll(() => requests.length).toBe(2);
  expect(await detailsIn(page)).toEqual(typed);
});

const statuses = {
  'is forgotten after a payment': ['PAYMENT_SUCCESS', true, nothing, 2],
  'stays after a failed payment, for an attempt with another key': [
    'PAYMENT_ERROR',
    false,
    typed,
    2,
  ],
  'stays while the bank is silent, under its key': ['PAYMENT_PENDING', false, typed, 1],
} as const;

for (const [what, [code, success, kept, keys]] of Object.entries(statuses)) {
  test(`what was typed ${what}`, async ({ page }) => {
    const requests = await stubPayment(page, accept);
    await page.route('**/api/phonepe-status?*', answer({ success, code, message: 'Settled.' }));
    await openOrder(page);
    await fillDetails(page);
    await checkout(page).pay.click();
    await page.waitForURL(providerPage);
    await page.goto('/payment-status?id=BAW-0123456789ABCDEFGHJK');
    await expect(page.getByText('Settled.')).toBeVisible();
    await openOrder(page);
    expect(await detailsIn(page)).toEqual(kept);
    await fillDetails(page);
    // Otherwise the form first confirms the repeated booking.
    await page.evaluate(() => localStorage.clear());
    await checkout(page).pay.click();
    await page.waitForURL(providerPage);
    expect(new Set(keysOf(requests)).size).toBe(keys);
  });
}

test('works if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  const requests = await stubPayment(page, (route) => route.abort(), accept);
  await openOrder(page);
  await fillDetails(page);
  await checkout(page).pay.click();
  await expect(checkout(page).toast).toBeVisible();
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(new Set(keysOf(requests)).size).toBe(1);
});
