import { navigation } from './content.ts';
import { groupParts, groups } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

const { services, locations } = navigation;

for (const group of groups) {
  test(`${group.name} opens on hover and closes on leaving`, async ({ page }) => {
    await page.goto('/about');
    const { link, list } = groupParts(page, group);
    await expect(list).toBeHidden();
    await link.hover();
    await expect(list).toBeVisible();
    await expect(list.getByRole('link')).toHaveText(group.items.map(({ name }) => name));
    await list.getByRole('link').last().hover();
    await expect(list).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(list).toBeHidden();
  });

  test(`${group.name} opens and closes by keyboard`, async ({ page }) => {
    await page.goto('/about');
    const { link, button, list } = groupParts(page, group);
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(list).toBeVisible();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(list).toBeHidden();
    }
  });

  test(`the button of ${group.name} is at least 44 px high`, async ({ page }) => {
    await page.goto('/about');
    const box = await groupParts(page, group).button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test(`Escape closes ${group.name} and goes back to its button`, async ({ page }) => {
    await page.goto('/about');
    const { button, list } = groupParts(page, group);
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test(`${group.name} closes when focus leaves it`, async ({ page }) => {
    await page.goto('/about');
    const { button, list } = groupParts(page, group);
    await button.press('Enter');
    for (const _ of group.items) await page.keyboard.press('Tab');
    await expect(list.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(list).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}

test('one list at a time', async ({ page }) => {
  await page.goto('/about');
  // Safari gives a pressed button no focus, so that nothing leaves the first list.
  await groupParts(page, services).button.dispatchEvent('click');
  await groupParts(page, locations).button.dispatchEvent('click');
  await expect(groupParts(page, services).list).toBeHidden();
  await expect(groupParts(page, locations).list).toBeVisible();
});

test('breaks no name at its narrowest', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/');
  const lines = await page.locator('header nav > ul > li > a').evaluateAll((links) =>
    links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    }),
  );
  expect(lines).toEqual([...navigation.main, ...groups].map(() => 1));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test('stays at the top of the screen', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await expect(groupParts(page, services).link).toBeInViewport();
});
