import { fill } from '#contract/fill.ts';
import { longestQuery } from '#contract/office/orders.ts';
import { expect, test, windows } from './office.fixture.ts';
import {
  announcement,
  formButton,
  history,
  office,
  openForm,
  openOrder,
  paidOrder,
} from './office-parts.ts';

const { actions, find, order: labels, problems, shell } = office;

const searches = {
  'an emoji': '😀',
  quotes: `"'"; drop table orders; --`,
  wildcards: '%_*?\\',
  markup: '<img src=x onerror=alert(1)>',
  'letters that join': '\u200d\u0301\ufe0f',
  'the longest text': '😀'.repeat(longestQuery / 2),
};

for (const [kind, text] of Object.entries(searches)) {
  test(`a search for ${kind} finds nothing, and says so`, async ({ page }) => {
    await page.goto('/orders');
    await page.getByLabel(find.field).fill(text);
    await page.getByLabel(find.field).press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    const results = page.getByRole('region', { name: find.results });
    await expect(results.getByRole('status')).toHaveText(find.none);
    await expect(page.getByLabel(find.field)).toHaveValue(text);
  });
}

test('the search field cuts 10,000 pasted letters to its limit', async ({ page }) => {
  await page.goto('/orders');
  await page.getByLabel(find.field).focus();
  await page.keyboard.insertText('क'.repeat(10_000));
  await expect(page.getByLabel(find.field)).toHaveValue('क'.repeat(longestQuery));
  await expect(page.getByRole('region', { name: find.results }).getByRole('status')).toHaveText(
    find.none,
  );
  await page.goto(`/orders?q=${'a'.repeat(5_000)}&state=unknown&from=yesterday&after=x`);
  await expect(page.getByRole('region', { name: find.results }).getByRole('status')).toHaveText(
    find.none,
  );
});

test('days in the wrong order show an error at once, and nothing is searched', async ({ page }) => {
  await page.goto('/orders?from=2026-03-02&to=2026-03-01');
  await expect(page.getByText(find.wrongDates)).toBeVisible();
  await page.getByRole('button', { name: find.clear }).click();
  await expect(page.getByRole('region', { name: find.results })).toBeVisible();
});

test('a note of 100 kB stays in its field with an error', async ({ page }) => {
  const order = await paidOrder();
  await openOrder(page, order);
  await formButton(page, 'note').click();
  const field = openForm(page).getByLabel(labels.noteField);
  await field.fill('क'.repeat(100_000));
  await openForm(page).getByRole('button', { name: actions.note }).click();
  await expect(openForm(page).getByRole('alert').first()).toHaveText(labels.wordsTooLong);
  await expect(field).toHaveValue('क'.repeat(100_000));
  await field.fill('😀'.repeat(250));
  await openForm(page).getByRole('button', { name: actions.note }).click();
  await expect(announcement(page, actions.noteDone)).toBeVisible();
  await expect(history(page)).toContainText('😀'.repeat(250));
});

test('an unknown order id shows a message', async ({ page }) => {
  for (const id of ['BAW-00000000000000000000', 'x', '%00', '..%2f..']) {
    await page.goto(`/orders/${id}`);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(problems.notFound);
  }
});

test('an invalid month shows the current one', async ({ page }) => {
  const order = await paidOrder();
  await page.goto('/sheet?month=2026-99');
  await expect(page.getByRole('row').filter({ hasText: order.name })).toBeVisible();
});

for (const year of ['2019', '2041']) {
  test(`a device whose clock says ${year} works`, async ({ page }) => {
    const order = await paidOrder();
    await page.clock.setFixedTime(`${year}-01-31T12:00:00Z`);
    await page.goto('/');
    await expect(
      page.getByRole('main').getByRole('link', { name: order.name }).first(),
    ).toBeVisible();
    await openOrder(page, order);
    await formButton(page, 'note').click();
    await openForm(page).getByLabel(labels.noteField).fill('The clock is wrong');
    await openForm(page).getByRole('button', { name: actions.note }).click();
    await expect(announcement(page, actions.noteDone)).toBeVisible();
  });
}

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('offline the page says so, keeps input, and continues once online', async ({
      page,
      context,
    }) => {
      const order = await paidOrder();
      await openOrder(page, order);
      await formButton(page, 'note').click();
      await openForm(page).getByLabel(labels.noteField).fill('Written in the train');
      await context.setOffline(true);
      await expect(page.getByText(shell.offline)).toBeVisible();
      await openForm(page).getByRole('button', { name: actions.note }).click();
      await expect(openForm(page).getByRole('alert').filter({ hasText: /./ })).toHaveText(
        problems.offline,
      );
      await expect(openForm(page).getByLabel(labels.noteField)).toHaveValue('Written in the train');
      await context.setOffline(false);
      await expect(page.getByText(shell.offline)).toBeHidden();
      await openForm(page).getByRole('button', { name: actions.note }).click();
      await expect(announcement(page, actions.noteDone)).toBeVisible();
      await expect(history(page).getByText('Written in the train')).toHaveCount(1);
    });
  });
}

test('offline, a page whose code has not loaded says so, and opens once online', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: shell.today })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: shell.find, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(problems.offline);
  await expect(page.getByRole('link', { name: shell.month, exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel(office.find.field)).toBeVisible();
});

test('a payment made while offline is shown once online', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: office.today.orders })).toBeVisible();
  await context.setOffline(true);
  const order = await paidOrder();
  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('link', { name: order.name }).first()).toBeVisible({
    timeout: 90_000,
  });
});

test('a lost response does not count as success', async ({ page }) => {
  const order = await paidOrder();
  await openOrder(page, order);
  await page.route('**/note', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await formButton(page, 'note').click();
  await openForm(page).getByLabel(labels.noteField).fill('Written once');
  await openForm(page).getByRole('button', { name: actions.note }).click();
  await expect(openForm(page).getByRole('alert').filter({ hasText: /./ })).toHaveText(
    problems.unsureAction,
  );
  await expect(history(page).getByText('Written once')).toHaveCount(1);
  await expect(openForm(page)).toContainText(fill(labels.changed, { count: 1 }));
});

test('a payer and a member whose names are scripts are text', async ({ openAs }) => {
  const script = '<img src=x onerror="document.title=1">';
  const order = await paidOrder({ name: `${script}${Date.now()}` });
  const page = await openAs('owner', `<b>${Date.now()}</b>`);
  await page.goto('/');
  await expect(page.getByRole('main').getByText(order.name).first()).toBeVisible();
  await openOrder(page, order);
  await formButton(page, 'note').click();
  await openForm(page).getByLabel(labels.noteField).fill(`${script}{name}`);
  await openForm(page).getByRole('button', { name: actions.note }).click();
  await expect(history(page)).toContainText(`${script}{name}`);
  await page.goto(`/orders/${order.id}/receipt`);
  await expect(page.getByRole('main').getByText(order.name)).toBeVisible();
  for (const path of ['/devices', `/orders?q=${order.phone}`, '/sheet']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('img, b > b')).toHaveCount(0);
  }
});
