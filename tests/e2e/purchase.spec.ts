// The whole way with nothing stubbed: site, server, database and PhonePe's simulator.
import { expect, test } from '@playwright/test';
import { fillDetails, openOrder, statusLabels } from './checkout-parts.ts';

const outcomes = [
  { button: 'Pay successfully', title: statusLabels.successTitle },
  { button: 'Fail the payment', title: statusLabels.failureTitle },
  { button: 'Cancel', title: statusLabels.failureTitle },
];

for (const { button, title } of outcomes) {
  test(`from the price list to “${title}” by the button “${button}”`, async ({ page }) => {
    await openOrder(page);
    await fillDetails(page);
    await page.getByRole('button', { name: 'Pay ₹7,499' }).click();
    await expect(page.getByText('Test mode: no money moves').first()).toBeVisible();
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(/\/payment-status\?id=BAW-/);
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
    const reference = new URL(page.url()).searchParams.get('id') ?? '';
    await expect(page.getByRole('main')).toContainText(reference);
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
  });
}

test('a double click makes one order', async ({ page }) => {
  const name = `Double ${crypto.randomUUID()}`;
  await openOrder(page);
  await fillDetails(page);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Pay ₹7,499' }).dblclick();
  await page.getByRole('button', { name: 'Pay successfully' }).waitFor();
  const answer = await page.request.get(new URL('/admin/orders', page.url()).href);
  const orders: { metaInfo: { udf1?: string } }[] = await answer.json();
  expect(orders.filter(({ metaInfo }) => metaInfo.udf1 === name)).toHaveLength(1);
});
