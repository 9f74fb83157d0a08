// After a failed payment, where one press cannot pay again: the form, or nothing.
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import {
  accept,
  answer,
  checkout,
  detailsIn,
  openOrder,
  order,
  statusLabels,
  stubPayment,
  typed,
} from './checkout-parts.ts';
import { failed, failWithDetails, name } from './pay-again-parts.ts';
import {
  again,
  id,
  link,
  openLive,
  path,
  placed,
  stubStatus,
  title,
} from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('a service that was also booked elsewhere is confirmed in the form', async ({ page }) => {
  const requests = await failWithDetails(page, accept);
  const other = { id: 'BAW-ANOTHER', serviceName: order.service, atMs: Date.now() };
  await page.evaluate((stored) => localStorage.setItem('orders', stored), JSON.stringify([other]));
  await stubStatus(page, answer({ success: true, code: 'PAYMENT_SUCCESS', message: '' }));
  await link(page, name).click();
  await expect(checkout(page).pay).toBeEnabled();
  expect(await detailsIn(page)).toEqual(typed);
  expect(requests).toEqual([]);
});

test('in a tab that does not know the payer it opens the form', async ({ page }) => {
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

test('a form since filled in for another payer is not sent for this order', async ({ page }) => {
  const requests = await failWithDetails(page, accept);
  await openOrder(page);
  await checkout(page).name.fill('Ravi Kumar');
  await page.goto(path);
  await link(page, name).click();
  await expect(checkout(page).name).toHaveValue('Ravi Kumar');
  expect(requests).toEqual([]);
});

test('details that the form would reject open the form', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  const details = { ...typed, phone: typed.phone.slice(1), gstin: '' };
  await page.addInitScript(
    (stored) => sessionStorage.setItem('checkout', stored),
    JSON.stringify({ details, orderId: id }),
  );
  await stubStatus(page, failed);
  await page.goto(path);
  await link(page, name).click();
  await expect(checkout(page).phone).toHaveValue(details.phone);
  expect(requests).toEqual([]);
});

for (const [message, isOver] of [
  ['Its time ran out: money may still come.', false],
  ['Another amount came, and we have settled that with you.', true],
] as const) {
  test(`cannot be paid again: ${message}`, async ({ page }) => {
    const order = { ...placed, isOver };
    await stubStatus(page, answer({ success: false, code: 'PAYMENT_ERROR', message, order }));
    await openLive(page);
    await page.clock.runFor(3000);
    await expect(title(page)).toHaveText(statusLabels.failureTitle);
    const unpaid = fill(statusLabels.payAgain, { price: formatPaise(placed.amountPaise) });
    await expect(link(page, unpaid)).toHaveCount(0);
    await expect(again(page)).toBeVisible({ visible: !isOver });
  });
}
