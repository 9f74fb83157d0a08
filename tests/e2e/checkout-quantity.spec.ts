import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { paymentLabels, pricedServices, totalOf } from '#tests/fixtures/content.ts';
import { axeFaults, pageWidth } from './axe-faults.ts';
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

const banner = first(pricedServices.filter(({ limits }) => limits.longestSide !== undefined));
const single = first(pricedServices.filter(({ limits }) => limits.most === 1));
const { least, most, longestSide = 0 } = banner.limits;
const labels = checkoutLabels;
const payFor = (count: number) => fill(labels.pay, { price: formatPaise(totalOf(banner, count)) });
const range = {
  least: least.toLocaleString('en-IN'),
  most: most.toLocaleString('en-IN'),
};

test.use({ viewport: { width: 320, height: 640 } });

test('so many are bought as the buttons say, and a reload keeps them', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, pathOf(banner));
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
  const amount = totalOf(banner, 2) / 100;
  expect(requests[0]?.postDataJSON()).toMatchObject({ amount, quantity: 2 });
});

test('a size that is given is on the order, and a reload keeps it', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, pathOf(banner));
  await page.getByText(labels.bySize).click();
  await page.getByLabel(labels.width).fill('2.5');
  await page.getByLabel(labels.height).fill('3');
  const counts = { width: 2.5, height: 3 };
  const size = page.getByText(fill(paymentLabels.counts.size, counts));
  await expect(size).toBeVisible();
  await expect(page).toHaveURL(/quantity=8&width=2.5&height=3/);
  await page.reload();
  await expect(size).toBeVisible();
  await fillDetails(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(requests[0]?.postDataJSON()).toMatchObject({ quantity: 8, counts });
  await page.goBack();
  await page.getByRole('button', { name: labels.more }).click();
  await expect(size).toHaveCount(0);
  await expect(page).not.toHaveURL(/width/);
});

// "Total₹14" is what screen readers said.
test('a price is read with a space before it', async ({ page }) => {
  await openOrder(page, pathOf(banner));
  const chromium = await page.context().newCDPSession(page);
  const { nodes } = await chromium.send('Accessibility.getFullAXTree');
  const texts = nodes.filter(({ role }) => role?.value === 'StaticText');
  const spoken = texts.map(({ name }) => name?.value).join('');
  expect(spoken).toContain(`${labels.price} ${formatPaise(banner.amountPaise)}`);
  expect(spoken).toContain(`${paymentLabels.tax.total} ${formatPaise(totalOf(banner))}`);
});

const tooMany = fill(labels.quantityTooMany, { most: range.most });
for (const quantity of ['0', '-1', '1.5', '1e9', 'many', '', String(most + 1)]) {
  test(`the quantity ${JSON.stringify(quantity)} is told in a sentence, and nothing is sent`, async ({
    page,
  }) => {
    const requests = await stubPayment(page, accept);
    await openOrder(page, `${pathOf(banner)}&${new URLSearchParams({ quantity })}`);
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

test('width and height make whole square feet, and wrong ones are not paid for', async ({
  page,
}) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, pathOf(banner));
  await fillDetails(page);
  await page.getByText(labels.bySize).click();
  const [width, height] = [page.getByLabel(labels.width), page.getByLabel(labels.height)];
  await width.fill('2.5');
  // What is only half typed is no mistake yet, but it is nothing to pay for either.
  await expect(width).toHaveAccessibleDescription('');
  await checkout(page).pay.click();
  await expect(height).toBeFocused();
  const sentence = fill(labels.sizeWrong, { longest: longestSide });
  await expect(height).toHaveAccessibleDescription(sentence);
  await height.fill('3');
  await expect(checkout(page).pay).toHaveText(payFor(8));
  for (const wrong of ['0', '10000', 'wide']) {
    await height.fill(wrong);
    await expect(height).toHaveAccessibleDescription(sentence);
    await page.getByText(labels.bySize).click();
    await checkout(page).pay.click();
    await expect(height).toBeFocused();
  }
  expect(requests).toEqual([]);
  const quantity = page.getByRole('textbox', { name: labels.quantity });
  await quantity.fill('2');
  await expect(height).toHaveAccessibleDescription('');
  await expect(checkout(page).pay).toHaveText(payFor(2));
  expect(await pageWidth(page)).toBe(320);
  expect(await axeFaults(page)).toEqual([]);
});

test('what is sold once has no quantity, whatever the address says', async ({ page }) => {
  await openOrder(page, `${pathOf(single)}&quantity=5`);
  await expect(page.getByRole('textbox', { name: labels.quantity })).toHaveCount(0);
  const price = formatPaise(totalOf(single));
  await expect(checkout(page).pay).toHaveText(fill(labels.pay, { price }));
});
