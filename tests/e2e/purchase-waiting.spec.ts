// A payment whose bank takes its time, with nothing stubbed: site, server, database and simulator.
import { expect, type Page, test } from '@playwright/test';
import { statusLabels } from './checkout-parts.ts';
import { payment } from './content.ts';
import { again } from './payment-status-parts.ts';
import {
  bankMs,
  expectReceipt,
  fillForm,
  heading,
  outcomeButton,
  pressPay,
  reachProvider,
} from './purchase-parts.ts';

test.describe.configure({ timeout: 3 * bankMs });

/** The status page, which has asked the server and waits for its answer. */
async function waitForBank(page: Page) {
  const name = await fillForm(page);
  await pressPay(page);
  const provider = await reachProvider(page);
  const asked = page.waitForRequest('**/api/phonepe-status?*');
  await outcomeButton(page, 'pending').click();
  await asked;
  await expect(heading(page, statusLabels.pendingTitle)).toBeVisible();
  return { payFor: () => provider.payFor(name) };
}

test('a reload while the bank is silent goes on waiting', async ({ page }) => {
  const { payFor } = await waitForBank(page);
  const reference = page.getByText(/BAW-\w{20}/).first();
  const before = await reference.textContent();
  const asked = page.waitForRequest('**/api/phonepe-status?*');
  await page.reload();
  await expect(heading(page, statusLabels.pendingTitle)).toBeVisible();
  await expect(reference).toHaveText(before ?? '');
  await asked;
  await payFor();
  await expectReceipt(page);
});

test('a line that breaks in the middle of the wait loses nothing', async ({ page, context }) => {
  const broken = Promise.withResolvers<void>();
  // Offline alone lets a request that is under way come to its end.
  await page.route(
    '**/api/phonepe-status?*',
    async (route) => {
      await broken.promise;
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  const { payFor } = await waitForBank(page);
  await context.setOffline(true);
  broken.resolve();
  await expect(page.getByText(statusLabels.errorText)).toBeVisible();
  await payFor();
  await again(page).click();
  await expect(heading(page, statusLabels.errorTitle)).toBeFocused();
  await expect(page.getByText(statusLabels.errorText)).toBeVisible();
  await context.setOffline(false);
  await expectReceipt(page);
});

test('a bank that stays silent is waited for, and its answer is heard', { tag: '@core' }, async ({
  page,
}) => {
  const { payFor } = await waitForBank(page);
  await page.waitForResponse('**/api/phonepe-status?*', { timeout: bankMs });
  await expect(heading(page, statusLabels.pendingTitle)).toBeVisible();
  await expect(page.getByText(payment.server.pending)).toBeVisible();
  await payFor();
  await expectReceipt(page);
});
