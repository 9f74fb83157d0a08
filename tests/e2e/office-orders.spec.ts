import { fill } from '#contract/fill.ts';
import { expect, memberName, test, windows } from './office.fixture.ts';
import {
  announcement,
  flaggedOrder,
  formButton,
  history,
  office,
  openForm,
  openOrder,
  paidOrder,
  words,
} from './office-parts.ts';

const { actions, find, order: labels, problems, states, timeline, today } = office;

/** A phone number as people write it. */
const writings: Record<string, (phone: string) => string> = {
  'with the country': (phone) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
  'with a zero and a dash': (phone) => `0${phone.slice(0, 5)}-${phone.slice(5)}`,
  'by its first digits': (phone) => phone.slice(0, 8),
};

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('an order is found by its phone, called and noted', async ({ openAs }) => {
      const [order, name] = [await paidOrder(), memberName()];
      const page = await openAs('staff', name);
      await page.goto('/orders');
      const results = page.getByRole('region', { name: find.results });
      for (const write of Object.values(writings)) {
        const q = write(order.phone);
        await page.getByLabel(find.field).fill(q);
        await expect(page).toHaveURL((url) => url.searchParams.get('q') === q);
        await expect(results.getByRole('link', { name: order.name })).toBeVisible();
        await expect(results.getByRole('status')).toHaveText(fill(find.shown, { count: 1 }));
      }
      await results.getByRole('link', { name: order.name }).click();

      await formButton(page, 'called').click();
      await openForm(page).getByRole('button', { name: actions.called }).click();
      await expect(announcement(page, actions.calledDone)).toBeVisible();
      await formButton(page, 'note').click();
      await openForm(page).getByRole('button', { name: actions.note }).click();
      await expect(openForm(page).getByRole('alert').first()).toHaveText(labels.wordsMissing);
      await openForm(page).getByLabel(labels.noteField).fill('बोर्ड <b>सोमवार</b> को');
      await openForm(page).getByRole('button', { name: actions.note }).click();
      await expect(announcement(page, actions.noteDone)).toBeVisible();
      await expect(openForm(page)).toHaveCount(0);
      const lines = history(page).getByRole('listitem');
      await expect(lines.nth(0)).toContainText('बोर्ड <b>सोमवार</b> को');
      await expect(lines.nth(1)).toContainText(timeline.Called);
      for (const line of [lines.nth(0), lines.nth(1)]) {
        await expect(line).toContainText(fill(timeline.by, { name }));
      }
      // Back leads to the same list.
      await page.goBack();
      await expect(page.getByLabel(find.field)).toHaveValue(order.phone.slice(0, 8));
      await expect(results.getByRole('link', { name: order.name })).toBeVisible();
    });

    test('a result that is pressed before the search has settled opens', async ({ page }) => {
      const order = await paidOrder();
      await page.goto(`/orders?q=${order.phone}`);
      const result = page
        .getByRole('region', { name: find.results })
        .getByRole('link', { name: order.name });
      await expect(result).toBeVisible();
      // Its page is slow to load.
      await page.route('**/assets/OrderPage-*.js', async (route) => {
        await page.waitForTimeout(1_000);
        await route.continue();
      });
      await page.getByLabel(find.field).fill(order.phone.slice(0, 9));
      await result.click();
      await expect(history(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(order.id));
    });

    test('a flagged order is resolved from Today', async ({ openAs }) => {
      const order = await flaggedOrder();
      const page = await openAs('staff');
      await page.goto('/');
      const needed = page
        .getByRole('region', { name: today.needed })
        .getByRole('listitem')
        .filter({ hasText: order.name });
      await expect(needed).toContainText(words.alerts.amount_differs?.subject ?? '');
      await needed.getByRole('link', { name: actions.resolve }).click();
      await openForm(page).getByLabel(labels.resolveReason).fill('Customer paid the rest in cash');
      await openForm(page).getByRole('button', { name: actions.resolve }).click();
      await expect(announcement(page, actions.resolveDone)).toBeVisible();
      await expect(page.getByText(states.amount_differs).first()).toBeVisible();
      await expect(formButton(page, 'resolve')).toHaveCount(0);
      await page.goto('/');
      await expect(page.getByRole('region', { name: today.orders })).toBeVisible();
      await expect(needed).toHaveCount(0);
    });
  });
}

test('two members see each other’s changes, and a stale action is rejected with the new entries', async ({
  page,
  openAs,
}) => {
  const [order, name] = [await flaggedOrder(), memberName()];
  const colleague = await openAs('staff', name);
  await openOrder(page, order);
  await formButton(page, 'resolve').click();
  await openForm(page).getByLabel(labels.resolveReason).fill('Money is right');

  await openOrder(colleague, order);
  await formButton(colleague, 'note').click();
  await openForm(colleague).getByLabel(labels.noteField).fill('He wants his money back');
  await openForm(colleague).getByRole('button', { name: actions.note }).click();
  await expect(announcement(colleague, actions.noteDone)).toBeVisible();

  // It appears by itself, and still a press that was meant for the old order changes nothing.
  await expect(history(page)).toContainText('He wants his money back');
  await openForm(page).getByRole('button', { name: actions.resolve }).click();
  await expect(openForm(page).getByRole('alert').filter({ hasText: /./ })).toHaveText(
    problems.stale,
  );
  await expect(openForm(page)).toContainText(fill(labels.changed, { count: 1 }));
  await expect(openForm(page)).toContainText('He wants his money back');
  await expect(openForm(page).getByLabel(labels.resolveReason)).toHaveValue('Money is right');
  await expect(history(page)).not.toContainText(timeline.FlagResolved);

  await openForm(page).getByRole('button', { name: actions.resolve }).click();
  await expect(announcement(page, actions.resolveDone)).toBeVisible();
  await expect(history(colleague)).toContainText(timeline.FlagResolved);
});

test('an owner erases name and phone, and staff cannot', async ({ page, openAs }) => {
  const order = await paidOrder();
  const staff = await openAs('staff');
  await openOrder(staff, order);
  await expect(formButton(staff, 'note')).toBeVisible();
  await expect(formButton(staff, 'forget')).toHaveCount(0);
  await expect(formButton(staff, 'refund')).toHaveCount(0);
  await openOrder(page, order);
  await formButton(page, 'forget').click();
  await openForm(page).getByRole('button', { name: labels.forgetConfirm }).click();
  await expect(announcement(page, actions.forgetDone)).toBeVisible();
  await expect(page.getByText(order.name)).toHaveCount(0);
  await expect(staff.getByText(labels.nameErased)).toBeVisible();
  await expect(staff.getByText(order.name)).toHaveCount(0);
});
