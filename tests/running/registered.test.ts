// An agency that is registered for GST: the journey of a payer who gives their own GSTIN.
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { launchOptions } from '#tests/chromium.ts';
import {
  checkout,
  checkoutLabels,
  fillDetails,
  openOrder,
  statusLabels,
} from '#tests/e2e/checkout-parts.ts';
import { paymentLabels, service } from '#tests/fixtures/content.ts';
import { type EditedProject, openEditedProject } from './edited-project.ts';
import { type Product, startProduct } from './product.ts';

const { tax } = paymentLabels;
const percent = 18;
const { taxPaise, totalPaise } = orderAmounts(service.amountPaise, 1, percent);
const registration = { registered: true, number: '29AAGCB7383J1Z4', rate: percent };
const gst = JSON.stringify({ ...registration, placeOfSupply: 'Bihar' });

let project: EditedProject;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  project = await openEditedProject();
  const agency = await project.read('agency.yaml');
  await project.write('agency.yaml', agency.replace(/^gst:\n(?: .*\n)+/m, `gst: ${gst}\n`));
  product = await startProduct('scripts/start.ts', project.folder);
  expect(product.output()).toContain('Building the site');
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await product?.end();
  await project?.remove();
});

beforeEach(async () => {
  // The provider leads back to PUBLIC_URL, whose origin has to be the one at which the form was filled.
  page = await browser.newPage({ baseURL: product.origin.replace('127.0.0.1', 'localhost') });
  await openOrder(page);
  await fillDetails(page);
});

/** The field for the GSTIN, folded away until the payer opens it. */
const gstinField = () => checkout(page).form.getByLabel(checkoutLabels.gstin);
const unfold = () => page.getByText(checkoutLabels.addGstin).click();

it('tells of a wrong check digit in a sentence, and sends nothing', async () => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await unfold();
  await gstinField().fill('27AAPFU0939F1ZX');
  // Folded away again: it opens where it is wrong.
  await unfold();
  await checkout(page).pay.click();
  await page.getByText(checkoutLabels.gstinWrong).waitFor();
  expect(await gstinField().evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await gstinField().inputValue()).toBe('27AAPFU0939F1ZX');
  expect(sent).toEqual([]);
});

it('puts the GSTIN and the GST on the receipt and its mail, however the number was typed', async () => {
  const { pay } = checkout(page);
  expect(await pay.textContent()).toContain(formatPaise(totalPaise));
  const summary = page.getByRole('region', { name: checkoutLabels.summary });
  expect(await summary.textContent()).toContain(
    `${fill(tax.gst, { percent })} ${formatPaise(taxPaise)}`,
  );
  await unfold();
  await gstinField().fill('27 aapfu-0939 f1zv');
  await pay.click();
  await page.locator('button[value=pay]').click();
  await page.getByRole('heading', { name: statusLabels.successTitle }).waitFor();
  const receipt = await page.locator('main dl > div').allTextContents();
  expect(receipt).toContain(fill(tax.gst, { percent }) + formatPaise(taxPaise));
  expect(receipt).toContain(tax.total + formatPaise(totalPaise));
  expect(receipt).toContain(`${tax.gstin}27AAPFU0939F1ZV`);
  const mail = await page.getByRole('link', { name: statusLabels.mail }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('27AAPFU0939F1ZV');
});
