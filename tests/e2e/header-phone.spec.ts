import { first, labels, navigation } from './content.ts';
import { expectAllClosed, groupParts, groups, menuButton } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

const { services, locations } = navigation;

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test('the Menu button opens and closes the navigation and the lists inside', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/about');
  const toggle = menuButton(page);
  const navigationBar = page.getByRole('navigation', { name: labels.header.navigation });
  await expect(navigationBar).toBeHidden();
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  for (const { name } of [...navigation.main, ...groups]) {
    await expect(navigationBar.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const group of groups) {
    const { button, list } = groupParts(page, group);
    await expect(list).toBeHidden();
    await button.tap();
    await expect(list.getByRole('link')).toHaveText(group.items.map(({ name }) => name));
    await expect(list.getByRole('link').last()).toBeVisible();
    await button.tap();
    await expect(list).toBeHidden();
  }
  await toggle.tap();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(navigationBar).toBeHidden();
});

test('the navigation closes when focus leaves it', async ({ page }) => {
  await page.goto('/about');
  await menuButton(page).press('Enter');
  await groupParts(page, locations).button.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(page.locator('header nav')).toBeHidden();
});

test('Escape closes the list first and the navigation next', async ({ page }) => {
  await page.goto('/about');
  const { button, list } = groupParts(page, services);
  await menuButton(page).press('Enter');
  await button.press('Enter');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('a tap on a link leaves everything closed, also after going back', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/about');
  await menuButton(page).tap();
  await groupParts(page, services).button.tap();
  await groupParts(page, services).list.getByRole('link').first().tap();
  await page.waitForURL(`**${first(services.items).path}`);
  await expectAllClosed(page);
  await page.goBack();
  await page.waitForURL('**/about');
  await expectAllClosed(page);
});
