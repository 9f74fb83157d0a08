import type { Page } from '@playwright/test';
import {
  answer,
  checkout,
  checkoutLabels,
  fillDetails,
  openOrder,
  stubPayment,
} from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const refusal = (message: string) => answer({ success: false, message }, 409);

/** A failed payment whose toast has just come up, with a clock that only the test moves. */
async function openToast(page: Page) {
  await page.clock.install();
  await stubPayment(page, refusal('First.'), refusal('Second.'));
  await openOrder(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillDetails(page);
  await checkout(page).pay.click();
  await expect(checkout(page).toast).toContainText('First.');
  // Effects run after the next frame, which comes by that clock.
  await page.clock.runFor(50);
  // The pause begins with the pointer in the toast; here it is far away.
  await page.mouse.move(5, 700);
}

test('is an alert and takes no focus', async ({ page }) => {
  await openToast(page);
  await page.clock.runFor(100);
  await expect(checkout(page).toast).toHaveText(`${checkoutLabels.failedTitle}First.`);
  await expect(checkout(page).pay).toBeFocused();
});

test('closes after five seconds', async ({ page }) => {
  await openToast(page);
  const { toast } = checkout(page);
  await page.clock.runFor(4800);
  await expect(toast).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast).toHaveCount(0);
});

test('closes with its button', async ({ page }) => {
  await openToast(page);
  const { toast, dismiss } = checkout(page);
  await dismiss.click();
  await expect(toast).toHaveCount(0);
});

test('closes with Escape', async ({ page }) => {
  await openToast(page);
  await page.keyboard.press('Escape');
  await expect(checkout(page).toast).toHaveCount(0);
});

test('stays open under the pointer', async ({ page }) => {
  await openToast(page);
  const { toast } = checkout(page);
  await toast.hover();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(5, 700);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('stays open with the focus', async ({ page }) => {
  await openToast(page);
  const { toast, dismiss } = checkout(page);
  await dismiss.focus();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
});

test('is replaced by the next one', async ({ page }) => {
  await openToast(page);
  const { toast, pay } = checkout(page);
  await page.clock.runFor(4000);
  await pay.click();
  await expect(toast).toHaveText(/Second\./);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(4000);
  await expect(toast).toHaveCount(1);
});
