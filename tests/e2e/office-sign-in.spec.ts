import { fill } from '#contract/fill.ts';
import { service } from '#tests/fixtures/content.ts';
import { expect, invite, memberName, signedOut, test, windows } from './office.fixture.ts';
import {
  announcement,
  history,
  office,
  paidOrder,
  pay,
  placeOrder,
  price,
  waitForVerdict,
  words,
} from './office-parts.ts';

const { actions, shell, signIn, problems, today } = office;

test.use({ storageState: signedOut });

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('a link signs in, and a paid order then appears by itself', { tag: '@core' }, async ({
      page,
    }) => {
      const name = memberName();
      await page.goto(await invite(name));
      // Neither the address nor the history of the browser keeps the secret.
      await expect(page).toHaveURL(/\/$/);
      await page.getByRole('button', { name: signIn.button }).click();
      await expect(page.getByRole('heading', { level: 1, name: shell.today })).toBeVisible();
      await expect(page.getByText(fill(shell.signedInAs, { name }))).toBeAttached();

      // Of payments in the same moment, which other tests make, only the last three are announced.
      let order = await placeOrder();
      await expect(async () => {
        order = await placeOrder();
        await pay(order);
        await waitForVerdict(order, 'PAYMENT_SUCCESS');
        const paymentCame = fill(shell.paymentCame, {
          price,
          name: order.name,
          service: words.services[service.name] ?? service.name,
        });
        await expect(announcement(page, paymentCame)).toBeVisible({ timeout: 10_000 });
      }).toPass();
      const needed = page
        .getByRole('region', { name: today.needed })
        .getByRole('listitem')
        .filter({ hasText: order.name });
      await expect(needed).toContainText(today.notCalledTitle);
      await expect(needed.getByRole('link', { name: actions.call })).toHaveAttribute(
        'href',
        `tel:+91${order.phone}`,
      );
      const orders = page.getByRole('region', { name: today.orders });
      await expect(orders.getByRole('link', { name: order.name })).toBeVisible();

      await needed.getByRole('button', { name: actions.called, exact: true }).click();
      await expect(needed).toHaveCount(0);
      await orders.getByRole('link', { name: order.name }).click();
      await expect(history(page)).toContainText(fill(office.timeline.by, { name }));
    });
  });
}

test('a used link says so, and whom to ask', async ({ page, browser }) => {
  const link = await invite(memberName());
  await page.goto(link);
  await page.getByRole('button', { name: signIn.button }).click();
  await expect(page.getByRole('heading', { level: 1, name: shell.today })).toBeVisible();
  const another = await (await browser.newContext()).newPage();
  await another.goto(link);
  await another.getByRole('button', { name: signIn.button }).click();
  await expect(another.getByRole('alert')).toHaveText(problems.linkUsed);
  await another.context().close();
});

test('a preview of a link does not use it up', async ({ page, browser }) => {
  const link = await invite(memberName());
  const preview = await (await browser.newContext()).newPage();
  await preview.goto(link);
  await expect(preview.getByRole('button', { name: signIn.button })).toBeVisible();
  await preview.context().close();
  await page.goto(link);
  await page.getByRole('button', { name: signIn.button }).click();
  await expect(page.getByRole('heading', { level: 1, name: shell.today })).toBeVisible();
});

test('without a link the office only explains how to get one', async ({ page }) => {
  const order = await paidOrder();
  await page.goto(`/orders/${order.id}`);
  await expect(page.getByRole('heading', { name: signIn.signedOutTitle })).toBeVisible();
  await expect(page.getByText(order.phone)).toHaveCount(0);
});

test('no order is visible after signing out or being removed', async ({ page, openAs }) => {
  const [owner, name] = [await openAs('owner'), memberName()];
  const staff = await openAs('staff', name);
  await staff.goto('/');
  await expect(staff.getByRole('heading', { level: 1, name: shell.today })).toBeVisible();
  await owner.goto('/devices');
  await owner.getByRole('button', { name: fill(office.devices.revokeMember, { name }) }).click();
  await owner.getByRole('button', { name: office.devices.revokeConfirm }).click();
  await expect(announcement(owner, office.devices.revokedDone)).toBeVisible();
  // By itself, once the stream of events finds its session ended.
  await expect(staff.getByRole('heading', { name: signIn.signedOutTitle })).toBeVisible({
    timeout: 90_000,
  });

  await owner.getByRole('button', { name: shell.signOut, exact: true }).click();
  await expect(owner.getByRole('heading', { name: signIn.signedOutTitle })).toBeVisible();
  await owner.goto('/orders');
  await expect(owner.getByRole('heading', { name: signIn.signedOutTitle })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: signIn.signedOutTitle })).toBeVisible();
});
