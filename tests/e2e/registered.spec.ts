// An agency that is registered for GST, with nothing stubbed: a payer gives their own GSTIN. The sample content
// is of an agency that is not; tests/changed-content has one that is.
import { expect, test } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { checkoutContent, paymentLabels, service } from '#tests/fixtures/content.ts';
import {
  checkout,
  checkoutLabels,
  fillDetails,
  openOrder,
  statusLabels,
} from './checkout-parts.ts';
import { bankMs, heading, outcomeButton, pressPay } from './purchase-parts.ts';

const { gstPercent: percent } = checkoutContent;
const { tax } = paymentLabels;
const { taxPaise, totalPaise } = orderAmounts(service.amountPaise, 1, percent);

test.skip(percent === 0, 'the agency is not registered for GST');

test.beforeEach(async ({ page }) => {
  await openOrder(page);
  await fillDetails(page);
  await page.getByText(checkoutLabels.addGstin).click();
});

test('a wrong check digit is explained, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const gstin = checkout(page).form.getByLabel(checkoutLabels.gstin);
  await gstin.fill('29AAGCB7383J1Z5');
  // Folded away: it opens where it is wrong.
  await page.getByText(checkoutLabels.addGstin).click();
  await checkout(page).pay.click();
  await expect(page.getByText(checkoutLabels.gstinWrong)).toBeVisible();
  await expect(gstin).toBeFocused();
  await expect(gstin).toHaveValue('29AAGCB7383J1Z5');
  expect(sent).toEqual([]);
});

test('GSTIN and GST are on the receipt and its mail, however the number was typed', async ({
  page,
}) => {
  await expect(checkout(page).pay).toContainText(formatPaise(totalPaise));
  const summary = page.getByRole('region', { name: checkoutLabels.summary });
  await expect(summary).toContainText(`${fill(tax.gst, { percent })} ${formatPaise(taxPaise)}`);
  const gstin = checkout(page).form.getByLabel(checkoutLabels.gstin);
  await gstin.fill('29 aagcb-7383 j1z4');
  await pressPay(page);
  await outcomeButton(page, 'pay').click();
  await expect(heading(page, statusLabels.successTitle)).toBeVisible({ timeout: bankMs });
  const receipt = await page.locator('main dl > div').allTextContents();
  expect(receipt).toContain(fill(tax.gst, { percent }) + formatPaise(taxPaise));
  expect(receipt).toContain(tax.total + formatPaise(totalPaise));
  expect(receipt).toContain(`${tax.gstin}29AAGCB7383J1Z4`);
  const mail = page.getByRole('link', { name: statusLabels.mail });
  await expect(mail).toHaveAttribute('href', /29AAGCB7383J1Z4/);
});
