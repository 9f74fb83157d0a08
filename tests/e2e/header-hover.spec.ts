import type { Page } from '@playwright/test';
import { first, navigation } from './content.ts';
import { expectAllClosed, groupParts, groups } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

const { services, locations } = navigation;

/** A mouse that trembles where it is. */
async function moveByPixels(page: Page, x: number, y: number) {
  for (const step of [1, 2, 3]) await page.mouse.move(x + step, y);
}

/** The middle of what is clicked. */
async function middleOf(target: ReturnType<Page['locator']>) {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

for (const group of groups) {
  test(`${group.name} is announced as open on hover, and the second click on its arrow closes it`, async ({
    page,
  }) => {
    const { link, button, list } = groupParts(page, group);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await link.hover();
    await expect(list).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expectAllClosed(page);
    const { x, y } = await middleOf(button);
    await moveByPixels(page, x, y);
    await expectAllClosed(page);
    await page.mouse.move(20, 700);
    await link.hover();
    await expect(list).toBeVisible();
  });

  test(`${group.name} hangs from the rule below the header, and covers none of it`, async ({
    page,
  }) => {
    const { link, list } = groupParts(page, group);
    await link.hover();
    const header = await page.getByRole('banner').boundingBox();
    expect((await list.boundingBox())?.y).toBe(header?.height);
    // On its way down, over the rule, a mouse does not leave the list.
    const { x, y } = await middleOf(link);
    await page.mouse.move(x, (header?.height ?? 0) + 20, { steps: Math.ceil(80 - y) });
    await expect(list).toBeVisible();
  });
}

test('a mouse at rest where a keyboard-opened list was does not close the next one', async ({
  page,
}) => {
  const [one, other] = [groupParts(page, services), groupParts(page, locations)];
  await one.link.hover();
  const place = await middleOf(one.list.getByRole('link').last());
  await page.mouse.move(place.x, 700);
  await expectAllClosed(page);
  await page.mouse.move(place.x, place.y);
  await one.button.press('Enter');
  await expect(one.list).toBeVisible();
  // The browser knows what is below the mouse once it has painted.
  const painted = () => page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  await painted();
  await other.button.press('Enter');
  await painted();
  await expect(other.list).toBeVisible();
});

test('a list kept open by a click stays when the mouse leaves, until a press elsewhere', async ({
  page,
}) => {
  const { button, list } = groupParts(page, services);
  await button.click();
  await page.mouse.move(20, 700);
  await expect(list).toBeVisible();
  await button.hover();
  await page.mouse.move(20, 700);
  await expect(list).toBeVisible();
  await page.mouse.down();
  await expectAllClosed(page);
});

test('by keyboard the arrow closes at once a list opened by hover', async ({ page }) => {
  const { link, button, list } = groupParts(page, services);
  await link.hover();
  await expect(list).toBeVisible();
  await button.press('Enter');
  await expectAllClosed(page);
});

test('the mouse leads from one list to the other', async ({ page }) => {
  await groupParts(page, services).link.hover();
  await groupParts(page, locations).link.hover();
  await expect(groupParts(page, services).list).toBeHidden();
  await expect(groupParts(page, locations).list).toBeVisible();
});

test('a list opened by hover can be dismissed with Escape', async ({ page }) => {
  const { link, list } = groupParts(page, services);
  await link.hover();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  const { x, y } = await middleOf(link);
  await moveByPixels(page, x, y);
  await expect(list).toBeHidden();
});

for (const name of ['a link of the list', 'the link above the list']) {
  test(`after a click on ${name} no list opens until the mouse moves in again`, async ({
    page,
  }) => {
    // While one page fades into the next, it hears nothing of the mouse.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { link, list } = groupParts(page, locations);
    await link.hover();
    const isAbove = name === 'the link above the list';
    const target = isAbove ? link : list.getByRole('link').nth(1);
    const { x, y } = await middleOf(target);
    await target.click();
    await page.waitForURL(`**${isAbove ? locations.path : locations.items[1]?.path}`);
    await moveByPixels(page, x, y);
    await expectAllClosed(page);
    await page.mouse.move(20, 700);
    await link.hover();
    await expect(list).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/about');
    await expectAllClosed(page);
  });
}

test('a window that becomes narrow closes the list', async ({ page }) => {
  await groupParts(page, services).link.hover();
  await expect(groupParts(page, services).list).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expectAllClosed(page);
});

test.describe('with touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test('the arrow opens and closes, and so does a tap outside', async ({ page }) => {
    const { button, list } = groupParts(page, services);
    await button.tap();
    await expect(list).toBeVisible();
    await button.tap();
    await expect(list).toBeHidden();
    await button.tap();
    await expect(list).toBeVisible();
    await page.touchscreen.tap(100, 600);
    await expectAllClosed(page);
  });

  test('a link after an open list leads on', async ({ page }) => {
    await groupParts(page, services).button.tap();
    const { button, list } = groupParts(page, locations);
    await button.tap();
    await expect(groupParts(page, services).list).toBeHidden();
    await list.getByRole('link').first().tap();
    await page.waitForURL(`**${first(locations.items).path}`);
    await expectAllClosed(page);
  });
});
