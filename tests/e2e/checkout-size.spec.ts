// What is sold by its size: width and height, and the sizes that the checkout suggests.
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { checkoutProps } from '#src/features/checkout/checkout-props.ts';
import { paymentLabels, totalOf } from '#tests/fixtures/content.ts';
import { axeFaults, pageWidth } from './axe-faults.ts';
import {
  accept,
  checkout,
  fillDetails,
  checkoutLabels as labels,
  openOrder,
  pathOf,
  providerPage,
  stubPayment,
} from './checkout-parts.ts';
import { first, site } from './content.ts';
import { expect, test } from './site.fixture.ts';

const banner = first(checkoutProps(site).services.filter(({ sizes }) => sizes));
const sizes = banner.sizes ?? [];
const { most, longestSide = 0 } = banner.limits;
const payFor = (area: number) => fill(labels.pay, { price: formatPaise(totalOf(banner, area)) });
const sizeWords = (size: { width: number; height: number }) =>
  fill(paymentLabels.counts.size, size);

test.use({ viewport: { width: 320, height: 640 } });

test('each common size fills width and height, and can be paid for', async ({ page }) => {
  await openOrder(page, pathOf(banner));
  for (const { width, height } of sizes) {
    const choice = page.getByRole('radio', { name: `${width} × ${height}`, exact: true });
    await choice.check();
    await expect(page.getByLabel(labels.width)).toHaveValue(String(width));
    await expect(page.getByLabel(labels.height)).toHaveValue(String(height));
    await expect(checkout(page).pay).toHaveText(payFor(width * height));
    await expect(page).toHaveURL(
      new RegExp(`quantity=${width * height}&width=${width}&height=${height}$`),
    );
    const box = await choice.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('a typed size is on the order, and a reload keeps it', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, pathOf(banner));
  await page.getByLabel(labels.width).fill('2.5');
  await page.getByLabel(labels.height).fill('3');
  const counts = { width: 2.5, height: 3 };
  await expect(page).toHaveURL(/quantity=8&width=2.5&height=3/);
  await page.reload();
  await expect(page.getByText(sizeWords(counts))).toBeVisible();
  await expect(page.getByLabel(labels.width)).toHaveValue('2.5');
  await fillDetails(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(requests[0]?.postDataJSON()).toMatchObject({ quantity: 8, counts });
});

test('square feet alone, as in an old link, are shown and can be paid for', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, `${pathOf(banner)}&quantity=200`);
  await expect(page.getByText(fill(labels.areaAlone, { area: 200 }))).toBeVisible();
  await expect(page.getByLabel(labels.width)).toHaveValue('');
  await expect(page.getByRole('textbox', { name: labels.quantity })).toHaveCount(0);
  await expect(page.getByRole('button', { name: labels.more })).toHaveCount(0);
  await expect(checkout(page).pay).toHaveText(payFor(200));
  await fillDetails(page);
  await checkout(page).pay.click();
  await page.waitForURL(providerPage);
  expect(requests[0]?.postDataJSON()).toMatchObject({ quantity: 200 });
});

test('without a size Pay sends nothing, and focuses the empty side', async ({ page }) => {
  const requests = await stubPayment(page, accept);
  await openOrder(page, pathOf(banner));
  await fillDetails(page);
  const [width, height] = [page.getByLabel(labels.width), page.getByLabel(labels.height)];
  await expect(width).toHaveAccessibleDescription(labels.chooseSize);
  await checkout(page).pay.click();
  await expect(width).toBeFocused();
  const sentence = fill(labels.sizeWrong, { longest: longestSide });
  await expect(width).toHaveAccessibleDescription(sentence);
  await width.fill('2.5');
  // What is only half typed is no mistake yet, but it is nothing to pay for either.
  await expect(width).toHaveAccessibleDescription(labels.chooseSize);
  await checkout(page).pay.click();
  await expect(height).toBeFocused();
  await expect(height).toHaveAccessibleDescription(sentence);
  // On a phone with a Hindi keyboard.
  await height.fill('३');
  await expect(checkout(page).pay).toHaveText(payFor(8));
  for (const wrong of ['0', '10000', 'wide']) {
    await height.fill(wrong);
    await expect(height).toHaveAccessibleDescription(sentence);
    await checkout(page).pay.click();
    await expect(height).toBeFocused();
  }
  expect(requests).toEqual([]);
  expect(await pageWidth(page)).toBe(320);
  expect(await axeFaults(page)).toEqual([]);
});

test('an area above the limit of an order shows an error', async ({ page }) => {
  await openOrder(page, `${pathOf(banner)}&quantity=${most + 1}`);
  const number = (count: number) => count.toLocaleString('en-IN');
  const { least } = banner.limits;
  const limits = { area: number(most + 1), least: number(least), most: number(most) };
  const width = page.getByLabel(labels.width);
  await expect(width).toHaveAccessibleDescription(fill(labels.areaWrong, limits));
  await checkout(page).pay.click();
  await expect(width).toBeFocused();
});

test('the focus ring of a field does not cover its label', async ({ page }) => {
  await openOrder(page, pathOf(banner));
  for (const label of [labels.width, labels.height]) {
    const [words, field] = [page.getByText(label, { exact: true }), page.getByLabel(label)];
    await field.focus();
    const [above, below] = await Promise.all([words.boundingBox(), field.boundingBox()]);
    // 3 px wide, 3 px away.
    const ring = (below?.y ?? 0) - 6;
    expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(ring);
  }
});
