import { answer, openOrder, testMode } from './checkout-parts.ts';
import { expect, test } from './site.fixture.ts';

const address = '**/api/payment-mode';

test('says that it is a test where the server says so', async ({ page }) => {
  await page.route(address, answer({ testMode: true }));
  await openOrder(page);
  await expect(page.getByText(testMode)).toBeVisible();
});

test('says nothing where the server takes money', async ({ page }) => {
  await page.route(address, answer({ testMode: false }));
  const asked = page.waitForResponse(address);
  await openOrder(page);
  await (await asked).finished();
  // Until what the page draws by it has been drawn.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  await expect(page.getByText(testMode)).toBeHidden();
});

for (const [body, status] of [
  [{ testMode: true }, 500],
  [{ success: false }, 429],
  ['true', 200],
] as const) {
  test(`asks again where the server answers ${status}, ${JSON.stringify(body)}`, async ({
    page,
  }) => {
    await page.route(address, answer({ testMode: true }));
    await page.route(address, answer(body, status), { times: 1 });
    const asked = page.waitForResponse(address);
    await openOrder(page);
    await asked;
    await expect(page.getByText(testMode)).toBeHidden();
    await expect(page.getByText(testMode)).toBeVisible();
  });
}
