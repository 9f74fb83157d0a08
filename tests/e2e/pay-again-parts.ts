import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { answer, placeOrder, statusLabels, stubPayment } from './checkout-parts.ts';
import { link, path, placed, stubStatus } from './payment-status-parts.ts';
import { expect } from './site.fixture.ts';

/** What failed and is paid again. */
export const item = { quantity: 3, counts: { days: 3, vehicles: 1 } };
/** What that costs. */
export const amountPaise = placed.amountPaise * item.quantity;
/** The words of paying again. */
export const name = fill(statusLabels.payAgain, { price: formatPaise(amountPaise) });
/** The server says that it failed. */
export const failed = answer({
  success: false,
  code: 'PAYMENT_ERROR',
  message: 'You cancelled.',
  // In another language than this page: what is ordered again is found by its name in the catalogue.
  order: {
    ...placed,
    ...item,
    amountPaise,
    service: 'बैनर',
    paidAtMs: null,
    mayPayAgain: true,
    isOver: true,
  },
});

/**
 * A payer comes back from a payment that has failed, in the tab with the form they filled in. Returns the
 * requests that follow, to which these answers are given.
 */
export async function failWithDetails(page: Page, ...given: Parameters<typeof stubPayment>[1][]) {
  await placeOrder(page);
  const requests = await stubPayment(page, ...given);
  await stubStatus(page, failed);
  await page.goto(path);
  await expect(link(page, name)).toBeVisible();
  return requests;
}
