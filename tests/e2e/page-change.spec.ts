import type { Page } from '@playwright/test';
import { withBackForwardCache } from '#tests/chromium.ts';
import { first, navigation } from './content.ts';
import { groupParts, groups, menuButton } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

test.use({ launchOptions: withBackForwardCache() });

/** Follows a link and lists the animations of the page change: what moves, how, for how long. */
async function animationsOfChange(page: Page): Promise<unknown> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const moving = viewTransition ? document.getAnimations() : [];
      const list = moving
        .map(({ effect }) => effect as KeyframeEffect)
        .filter(({ pseudoElement }) => /^::view-transition-(old|new)/.test(pseudoElement ?? ''))
        .map((effect) => {
          const parts = effect.getKeyframes().flatMap(Object.keys);
          return {
            part: effect.pseudoElement,
            duration: effect.getComputedTiming().duration,
            fades: parts.includes('opacity'),
            slides: parts.includes('transform'),
          };
        });
      document.documentElement.dataset.moving = JSON.stringify(list);
    });
  });
  await page.goto('/');
  await page.locator('header nav a[href="/about"]').click();
  await page.waitForURL('**/about');
  const root = page.locator('html[data-moving]');
  return JSON.parse((await root.getAttribute('data-moving')) ?? '');
}

test('pages change with half a second of fade and slide', async ({ page }) => {
  expect(await animationsOfChange(page)).toEqual([
    { part: '::view-transition-new(root)', duration: 500, fades: true, slides: true },
    { part: '::view-transition-old(root)', duration: 500, fades: true, slides: true },
  ]);
});

test('pages change at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animationsOfChange(page)).toEqual([]);
});

const { path: target } = first(navigation.locations.items);

/** Leaves by a link, comes back, and makes sure that the page was kept alive meanwhile. */
async function leaveAndComeBack(page: Page, leave: () => Promise<void>) {
  await page.evaluate(() => {
    document.body.dataset.kept = '';
  });
  await leave();
  await page.waitForURL(`**${target}`);
  // A page out of the back/forward cache is shown without loading again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('body[data-kept]')).toBeVisible();
}

test('going back restores the page with its lists closed', async ({ page }) => {
  await page.goto('/about');
  const { link, list } = groupParts(page, navigation.locations);
  await leaveAndComeBack(page, async () => {
    await link.hover();
    await list.getByRole('link').first().click();
  });
  for (const group of groups) await expect(groupParts(page, group).list).toBeHidden();
});

test('a list left by keyboard opens on hover again after going back', async ({ page }) => {
  await page.goto('/about');
  const { link, button, list } = groupParts(page, navigation.locations);
  await leaveAndComeBack(page, async () => {
    await button.press('Enter');
    await list.getByRole('link').first().press('Enter');
  });
  await link.hover();
  await expect(list).toBeVisible();
});

for (const part of ['[data-notice]', '[data-prompt]']) {
  test(`${part} that was closed on the next page is closed after going back`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/about');
    await page.waitForLoadState();
    await page.clock.runFor(2000);
    await expect(page.locator(part)).toBeVisible();
    await leaveAndComeBack(page, async () => {
      await page.getByRole('contentinfo').locator(`a[href="${target}"]`).first().click();
      await page.waitForURL(`**${target}`);
      await page.waitForLoadState();
      await page.clock.runFor(2000);
      await page.locator(part).getByRole('button').click();
    });
    await expect(page.locator(part)).toBeHidden();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('going back restores the page with its menu closed', async ({ page }) => {
    await page.goto('/about');
    const { button, list } = groupParts(page, navigation.locations);
    await leaveAndComeBack(page, async () => {
      await menuButton(page).click();
      await button.click();
      await list.getByRole('link').first().click();
    });
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('header nav')).toBeHidden();
  });
});
