// After a failed payment: once more, with one press.
import { axeFaults, pageWidth } from './axe-faults.ts';
import {
  accept,
  answer,
  breakOff,
  checkout,
  detailsIn,
  keysOf,
  order,
  providerPage,
  typed,
} from './checkout-parts.ts';
import { amountPaise, failWithDetails, item, name } from './pay-again-parts.ts';
import { link } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('a failed payment is repeated with one press, with all typed details', async ({ page }) => {
  const requests = await failWithDetails(page, accept);
  await link(page, name).click();
  await page.waitForURL(providerPage);
  const [sent, ...others] = requests.map((request) => request.postDataJSON());
  const payer = { name: typed.name.trim(), phone: typed.phone };
  const paid = { ...item, serviceName: order.service, amount: amountPaise / 100 };
  expect(sent).toMatchObject({ ...payer, ...paid });
  expect(others).toEqual([]);
});

test('in a new tab it opens the form, and this tab pays nothing', async ({ page }) => {
  const requests = await failWithDetails(page, accept);
  const opened = page.context().waitForEvent('page');
  await link(page, name).click({ modifiers: ['ControlOrMeta'] });
  await expect(checkout(await opened).pay).toBeEnabled();
  await expect(link(page, name)).toBeVisible();
  expect(requests).toEqual([]);
});

test('if it cannot be sent, a message says so, and the next press sends the same', async ({
  page,
}) => {
  const requests = await failWithDetails(page, breakOff, accept);
  await link(page, name).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch' })).toBeVisible();
  await expect(link(page, name)).toBeFocused();
  expect(await pageWidth(page)).toBe(320);
  expect(await axeFaults(page)).toEqual([]);
  await link(page, name).click();
  await page.waitForURL(providerPage);
  const [first, second] = keysOf(requests);
  expect(second).toBe(first);
});

test('after a refusal the next press opens the form, filled in', async ({ page }) => {
  const message = 'It costs something else now.';
  const requests = await failWithDetails(page, answer({ success: false, message }, 409));
  await link(page, name).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  await link(page, name).click();
  await expect(checkout(page).pay).toBeEnabled();
  expect(await detailsIn(page)).toEqual(typed);
  expect(requests).toHaveLength(1);
});
