import { answer, openOrder, testMode } from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

test('says that it is a test where the server says so, and only there', async ({ page }) => {
  const stamp = page.getByText(testMode);
  for (const [body, status] of [
    [{ testMode: false }, 200],
    [{ testMode: true }, 500],
    ['true', 200],
  ] as const) {
    await page.route('**/api/payment-mode', answer(body, status), { times: 1 });
    const asked = page.waitForResponse('**/api/payment-mode');
    await openOrder(page);
    await asked;
    await expect(stamp).toBeHidden();
  }
  await page.route('**/api/payment-mode', answer({ testMode: true }));
  await openOrder(page);
  await expect(stamp).toBeVisible();
});
