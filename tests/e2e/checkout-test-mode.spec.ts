import { answer, openOrder, testMode } from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const address = '**/api/payment-mode';

test('shows the test mode if the server reports it', async ({ page }) => {
  await page.route(address, answer({ testMode: true }));
  await openOrder(page);
  await expect(page.getByText(testMode)).toBeVisible();
});

test('shows nothing if the server takes money', async ({ page }) => {
  await page.route(address, answer({ testMode: false }));
  const response = page.waitForResponse(address);
  await openOrder(page);
  await (await response).finished();
  // Until what the page draws by it has been drawn.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  await expect(page.getByText(testMode)).toBeHidden();
});

for (const [body, status] of [
  [{ testMode: true }, 500],
  [{ success: false }, 429],
  ['true', 200],
] as const) {
  test(`requests again after ${status}, ${JSON.stringify(body)}`, async ({ page }) => {
    await page.route(address, answer({ testMode: true }));
    await page.route(address, answer(body, status), { times: 1 });
    const response = page.waitForResponse(address);
    await openOrder(page);
    await response;
    await expect(page.getByText(testMode)).toBeHidden();
    await expect(page.getByText(testMode)).toBeVisible();
  });
}
