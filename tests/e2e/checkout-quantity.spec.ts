// How many of a service are bought. What is sold by its size: checkout-size.spec.ts.
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { paymentLabels, pricedServices, totalOf } from '#tests/fixtures/content.ts';
import {
  accept,
  checkout,
  checkoutLabels,
  fillDetails,
  openOrder,
  pathOf,
  providerPage,
  stubPayment,
} from './checkout-parts.ts';
import { first } from './content.ts';
import { expect, test } from './site.fixture.ts';

const counted = first(
  pricedServices.filter(({ limits }) => limits.most > 3 && limits.longestSide === undefined),
);
const single = first(pricedServices.filter(({ limits }) => limits.most === 1));
const { least, most } = counted.limits;
const labels = checkoutLabels;
const payFor = (count: number) => fill(labels.pay, { price: formatPaise(totalOf(counted, count)) });
const range = {
  least: least.toLocaleString('en-IN'),
  most: most.toLocaleString('en-IN'),
};

test.use({ viewport: { width: 320, height: 640 } });

test('the quantity buttons set the order, and a reload keeps it', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, pathOf(counted));
  const more = page.getByRole('button', { name: labels.more });
  await more.press('Enter');
  await more.press('Enter');
  await page.getByRole('button', { name: labels.fewer }).press('Enter');
  await expect(checkout(page).pay).toHaveText(payFor(2));
  // It is written there after the paint.
  await expect(page).toHaveURL(/quantity=2/);
  await page.reload();
  await expect(checkout(page).pay).toHaveText(payFor(2));
  await fillDetails(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  const amount = totalOf(counted, 2) / 100;
  expect(requests[0]?.postDataJSON()).toMatchObject({ amount, quantity: 2 });
});

test("the breakdown of a plan's quantity is shown until the quantity changes", async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, `${pathOf(counted)}&quantity=2&times=2`);
  await fillDetails(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(requests[0]?.postDataJSON()).toMatchObject({ quantity: 2, counts: { times: 2 } });
  await page.goBack();
  await page.getByRole('button', { name: labels.more }).click();
  await expect(page).toHaveURL(/quantity=3/);
  await expect(page).not.toHaveURL(/times/);
});

// "Total₹14" is what screen readers said.
test('a price is read with a space before it', async ({ page }) => {
  await openOrder(page, pathOf(counted));
  const chromium = await page.context().newCDPSession(page);
  const { nodes } = await chromium.send('Accessibility.getFullAXTree');
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
  const spoken = texts.map(({ name }) => name?.value).join('');
  expect(spoken).toContain(`${labels.price} ${formatPaise(counted.amountPaise)}`);
  expect(spoken).toContain(`${paymentLabels.tax.total} ${formatPaise(totalOf(counted))}`);
});

const tooMany = fill(labels.quantityTooMany, { most: range.most });
for (const quantity of ['0', '-1', '1.5', '1e9', 'many', '', String(most + 1)]) {
  test(`the quantity ${JSON.stringify(quantity)} shows an error, and nothing is sent`, async ({
    page,
  }) => {
    const requests = await stubPayment(page, accept);
    await openOrder(page, `${pathOf(counted)}&${new URLSearchParams({ quantity })}`);
    const field = page.getByRole('textbox', { name: labels.quantity });
    const isTooMany = quantity === String(most + 1);
    const sentence = isTooMany ? tooMany : fill(labels.quantityWrong, range);
    await expect(field).toHaveAccessibleDescription(sentence);
    await fillDetails(page);
    await checkout(page).pay.click();
    await expect(field).toBeFocused();
    expect(requests).toEqual([]);
    // On a phone with a Hindi keyboard.
    await field.fill('३');
    await expect(field).toHaveAccessibleDescription('');
    await expect(checkout(page).pay).toHaveText(payFor(3));
  });
}

test('a service sold once has no quantity, whatever the address says', async ({ page }) => {
  await openOrder(page, `${pathOf(single)}&quantity=5`);
  await expect(page.getByRole('textbox', { name: labels.quantity })).toHaveCount(0);
  const price = formatPaise(totalOf(single));
  await expect(checkout(page).pay).toHaveText(fill(labels.pay, { price }));
});
