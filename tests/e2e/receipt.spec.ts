import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { statusProps } from '#src/features/checkout/checkout-props.ts';
import { axeFaults, pageWidth } from './axe-faults.ts';
import {
  answer,
  checkout,
  fillDetails,
  openOrder,
  order,
  placeOrder,
  statusLabels,
  typed,
} from './checkout-parts.ts';
import { site } from './content.ts';
import { id, link, openLive, path, placed, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

const { seller } = statusProps(site);

const paid = answer({ success: true, code: 'PAYMENT_SUCCESS', message: 'Done.', order: placed });
test.use({ viewport: { width: 320, height: 640 } });

test('a receipt says what, how many, how much and when, and fits', async ({ page }) => {
  await stubStatus(page, paid);
  await openLive(page);
  await page.clock.runFor(3000);
  await expect(title(page)).toHaveText(statusLabels.successTitle);
  await expect(page.getByRole('definition')).toHaveText([
    order.service,
    `1 × ${order.priceWithUnit}`,
    formatPaise(placed.amountPaise),
    fill(statusLabels.paidAt, { time: '22 Nov 2026, 9:05 am' }),
  ]);
  for (const line of seller) await expect(page.getByText(line)).toBeVisible();
  expect(await pageWidth(page)).toBe(320);
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
});

test('a GSTIN is on one line, however narrow the phone', async ({ page }) => {
  const gstin = '10AABCU9603R1ZX';
  const details = { ...typed, gstin };
  await page.addInitScript(([key, stored]) => sessionStorage.setItem(key, stored), [
    `receipt ${id}`,
    JSON.stringify(details),
  ] as const);
  const taxed = { ...placed, amountPaise: 118_000, taxPaise: 18_000 };
  await stubStatus(
    page,
    answer({ success: true, code: 'PAYMENT_SUCCESS', message: 'Done.', order: taxed }),
  );
  await openLive(page);
  await page.clock.runFor(3000);
  const heightOf = async (text: string) =>
    (await page.getByRole('definition').filter({ hasText: text }).boundingBox())?.height;
  expect(await heightOf(gstin)).toBe(await heightOf(formatPaise(taxed.amountPaise)));
  expect(await pageWidth(page)).toBe(320);
});

test('the reference is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await stubStatus(page, paid);
  await openLive(page);
  await page.getByRole('button', { name: statusLabels.copy }).click();
  await expect(page.getByRole('status').filter({ hasText: statusLabels.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
});

test('the receipt is mailed to the address that was typed', async ({ page }) => {
  await placeOrder(page);
  await stubStatus(page, paid);
  await page.goto(path);
  const mailTo = async () =>
    new URL((await link(page, statusLabels.mail).getAttribute('href')) ?? '');
  const mail = await mailTo();
  expect(decodeURIComponent(mail.pathname)).toBe(typed.email);
  const named = { id: `${id} (${placed.code})` };
  expect(mail.searchParams.get('subject')).toBe(fill(statusLabels.mailSubject, named));
  const body = mail.searchParams.get('body');
  for (const part of [order.service, id, ...seller]) expect(body).toContain(part);
  // A phone has dropped the tab meanwhile, say, while the mail was written.
  await page.reload();
  expect((await mailTo()).pathname).toBe(mail.pathname);
  // The form is being filled in for somebody else.
  await openOrder(page);
  await fillDetails(page);
  await checkout(page).email.fill('another@example.com');
  await page.goto(path);
  expect((await mailTo()).pathname).toBe(mail.pathname);
  await openOrder(page);
  await expect(checkout(page).email).toHaveValue('another@example.com');
});

test('a receipt is printed, and mailed without the address once that is forgotten', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  await stubStatus(page, paid);
  await openLive(page);
  await page.clock.runFor(3000);
  await expect(link(page, statusLabels.mail)).toHaveAttribute('href', /^mailto:\?subject=/);
  await page.getByRole('button', { name: statusLabels.print }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printing', '');
});

for (const [what, refundedPaise, isVisible] of [
  ['a paid order', 0, true],
  ['an order of which a part goes back', 1, true],
  ['an order of which all goes back', placed.amountPaise, false],
] as const) {
  test(`says who sells, and what happens next, if anything: ${what}`, async ({ page }) => {
    const given = { success: true, code: 'PAYMENT_SUCCESS', message: 'Done.' };
    await stubStatus(page, answer({ ...given, order: { ...placed, refundedPaise } }));
    await openLive(page);
    await page.clock.runFor(3000);
    await expect(title(page)).toHaveText(statusLabels.successTitle);
    await expect(page.getByText(statusLabels.next.text)).toBeVisible({ visible: isVisible });
    for (const line of seller) await expect(page.getByRole('main')).toContainText(line);
    const refund = page.getByRole('term').filter({ hasText: statusLabels.refund });
    await expect(refund).toHaveCount(refundedPaise === 0 ? 0 : 1);
  });
}
