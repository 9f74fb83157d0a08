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

/** Leaves a payment pending, and waits until its status page has requested the status. */
async function waitForBank(page: Page) {
  const name = await fillForm(page);
  await pressPay(page);
  const provider = await reachProvider(page);
  const request = page.waitForRequest('**/api/phonepe-status?*');
  await outcomeButton(page, 'pending').click();
  await request;
  await expect(heading(page, statusLabels.pendingTitle)).toBeVisible();
  return { payFor: () => provider.payFor(name) };
}

test('a reload while the bank is silent keeps waiting', async ({ page }) => {
  const { payFor } = await waitForBank(page);
  const reference = page.getByText(/BAW-\w{20}/).first();
  const before = await reference.textContent();
  const request = page.waitForRequest('**/api/phonepe-status?*');
  await page.reload();
  await expect(heading(page, statusLabels.pendingTitle)).toBeVisible();
  await expect(reference).toHaveText(before ?? '');
  await request;
  await payFor();
  await expectReceipt(page);
});

test('a connection lost during the wait loses nothing', async ({ page, context }) => {
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

test('the page keeps waiting for a silent bank, and shows its answer', { tag: '@core' }, async ({
  page,
}) => {
  const { payFor } = await waitForBank(page);
  await page.waitForResponse('**/api/phonepe-status?*', { timeout: bankMs });
  await expect(heading(page, statusLabels.pendingTitle)).toBeVisible();
  await expect(page.getByText(payment.server.pending)).toBeVisible();
  await payFor();
  await expectReceipt(page);
});
