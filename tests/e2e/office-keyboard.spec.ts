import type { Locator, Page } from '@playwright/test';
import { expect, invite, memberName, signedOut, test, windows } from './office.fixture.ts';
import { announcement, formButton, history, office, openForm, paidOrder } from './office-parts.ts';

const { actions, find, order: labels, shell, signIn } = office;

test.use({ storageState: signedOut });

/** Presses Tab until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

for (const [width, viewport] of Object.entries(windows)) {
  test.describe(width, () => {
    test.use({ viewport });

    test('sign in, find and note by keyboard alone', async ({ page }) => {
      const order = await paidOrder();
      await page.goto(await invite(memberName()));
      await press(page, page.getByRole('button', { name: signIn.button }));
      await press(page, page.getByRole('link', { name: shell.find, exact: true }));
      await expect(page.getByRole('heading', { level: 1, name: find.title })).toBeFocused();
      await tabTo(page, page.getByLabel(find.field));
      await page.keyboard.type(order.phone);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(order.phone));
      await press(page, page.getByRole('main').getByRole('link', { name: order.name }));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await press(page, formButton(page, 'note'));
      await expect(openForm(page).getByLabel(labels.noteField)).toBeFocused();
      await page.keyboard.type('Call on Monday');
      await press(page, openForm(page).getByRole('button', { name: actions.note }));
      await expect(announcement(page, actions.noteDone)).toBeVisible();
      await expect(history(page)).toContainText('Call on Monday');
      // The focus is not lost with the form.
      await expect(page.getByRole('heading', { name: labels.actions })).toBeFocused();

      await press(page, formButton(page, 'note'));
      await press(page, openForm(page).getByRole('button', { name: actions.cancel }));
      await expect(formButton(page, 'note')).toBeFocused();
    });
  });
}

test('the first Tab skips to the content', async ({ page }) => {
  await page.goto(await invite(memberName()));
  await page.getByRole('button', { name: signIn.button }).click();
  await expect(page.getByRole('heading', { level: 1, name: shell.today })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: shell.today })).toBeVisible();
  await press(page, page.getByRole('link', { name: shell.skip }));
  await expect(page.getByRole('main')).toBeFocused();
});
