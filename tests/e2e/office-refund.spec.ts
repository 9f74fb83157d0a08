import type { Page } from '@playwright/test';
import { fill } from '#contract/fill.ts';
import { formatPaise } from '#contract/money.ts';
import { expect, test, windows } from './office.fixture.ts';
import {
  announcement,
  formButton,
  history,
  office,
  openForm,
  openOrder,
  paidOrder,
  paidPaise,
  price,
  refundsAtProvider,
  rupees,
  switchOn,
} from './office-parts.ts';

const { actions, order: labels, refund, refundStates, timeline } = office;

const half = { paise: 10_000, rupees: '100', price: formatPaise(10_000) };

/** Fills the form once the policy's amount is in it, which would otherwise come between selecting and typing. */
async function fillRefund(page: Page, amount: string, confirmation = amount): Promise<void> {
  const form = openForm(page);
  const amountField = form.getByLabel(refund.amount, { exact: true });
  await expect(amountField).not.toHaveValue('');
  await amountField.fill(amount);
  await form.getByLabel(refund.reason).fill('Work was cancelled');
  await form.getByLabel(refund.confirmation).fill(confirmation);
}

/** The button that sends the refund. */
const send = (page: Page) => openForm(page).locator('[type=submit]');

const problem = (page: Page) => openForm(page).getByRole('alert').filter({ hasText: /./ });

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('a refund by the policy needs the amount twice', { tag: '@core' }, async ({ page }) => {
      const order = await paidOrder();
      await openOrder(page, order);
      await formButton(page, 'refund').click();
      const form = openForm(page);
      await expect(form).toContainText(fill(refund.left, { price, paid: price }));
      await expect(form.getByLabel(refund.amount, { exact: true })).toHaveValue(rupees);

      await form.getByLabel(refund.reason).fill('Work was cancelled');
      await form.getByLabel(refund.confirmation).fill(half.rupees);
      await send(page).click();
      await expect(problem(page)).toHaveText(refund.confirmationDiffers);
      expect(await refundsAtProvider(order)).toEqual([]);

      await form.getByLabel(refund.confirmation).fill(rupees);
      await expect(send(page)).toHaveText(fill(refund.button, { price }));
      await send(page).click();
      await expect(announcement(page, actions.refundDone)).toBeVisible();
      await expect(page.getByRole('region', { name: labels.refunds })).toContainText(
        `${fill(labels.refundOf, { price })}: ${refundStates.completed}`,
      );
      await expect(history(page)).toContainText(timeline.RefundCompleted);
      expect(await refundsAtProvider(order)).toEqual([paidPaise]);
    });
  });
}

test('delivered work is deducted, and the typed amount is refunded', async ({ page }) => {
  const order = await paidOrder();
  await openOrder(page, order);
  await formButton(page, 'refund').click();
  await openForm(page).getByLabel(refund.delivered).fill(half.rupees);
  await expect(openForm(page).getByLabel(refund.amount, { exact: true })).toHaveValue(
    String((paidPaise - half.paise) / 100),
  );
  await fillRefund(page, half.rupees, `₹${half.rupees}.00`);
  await send(page).click();
  await expect(announcement(page, actions.refundDone)).toBeVisible();
  expect(await refundsAtProvider(order)).toEqual([half.paise]);
});

test('two presses send one refund', async ({ page }) => {
  const order = await paidOrder();
  await openOrder(page, order);
  await formButton(page, 'refund').click();
  await fillRefund(page, half.rupees);
  await send(page).dblclick();
  await expect(announcement(page, actions.refundDone)).toBeVisible();
  expect(await refundsAtProvider(order)).toEqual([half.paise]);
});

test('an invalid or too large amount is rejected with a hint', async ({ page }) => {
  const order = await paidOrder();
  await openOrder(page, order);
  await formButton(page, 'refund').click();
  const amounts = { '0': /₹1/, '-1': /-1/, '0.5': /₹1/, '74,99': /74\.99 or 7499/ };
  for (const [amount, sentence] of Object.entries(amounts)) {
    await fillRefund(page, amount);
    await send(page).click();
    await expect(problem(page)).toContainText(office.problems.problem);
    await expect(problem(page)).toContainText(sentence);
  }
  await fillRefund(page, String(paidPaise / 100 + 1));
  await send(page).click();
  await expect(problem(page)).toContainText(price);
  expect(await refundsAtProvider(order)).toEqual([]);
});

for (const fault of ['lost-refund', 'http-500-refund', 'reset-refund']) {
  test(`nothing is refunded twice if the provider fails halfway: ${fault}`, async ({ page }) => {
    const order = await paidOrder();
    await switchOn(fault, order, 1);
    await openOrder(page, order);
    await formButton(page, 'refund').click();
    await fillRefund(page, half.rupees);
    await send(page).click();
    await expect(announcement(page, actions.refundDone)).toBeVisible();
    const refunds = page.getByRole('region', { name: labels.refunds });
    await expect(refunds).toContainText(fill(labels.refundOf, { price: half.price }));
    await expect(refunds).toContainText(refundStates.completed, { timeout: 90_000 });
    expect(await refundsAtProvider(order)).toEqual([half.paise]);
  });
}

test('a refund that PhonePe refuses says so', async ({ page }) => {
  const order = await paidOrder();
  await switchOn('failed-refund', order);
  await openOrder(page, order);
  await formButton(page, 'refund').click();
  await fillRefund(page, half.rupees);
  await send(page).click();
  await expect(announcement(page, actions.refundFailed)).toBeVisible();
  await expect(page.getByRole('region', { name: labels.refunds })).toContainText(
    refundStates.failed,
  );
});
