import type { Page } from '@playwright/test';
import { labels } from './content.ts';
import { groupParts, groups } from './header-parts.ts';
import { expect, test } from './site.fixture.ts';

const { title, text, accept, more } = labels.notice;
const noticeOf = (page: Page) => page.getByRole('complementary', { name: title });
const close = (page: Page) => noticeOf(page).getByRole('button', { name: accept }).click();

test('is shown at the first visit, in the flow above the footer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(noticeOf(page)).toContainText(text);
  await expect(noticeOf(page)).not.toBeInViewport();
  await expect(noticeOf(page)).toHaveCSS('position', 'static');
  const { y = 0, height = 0 } = (await noticeOf(page).boundingBox()) ?? {};
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y).toBeCloseTo(y + height, 0);
  const link = noticeOf(page).getByRole('link', { name: more });
  await expect(link).toHaveAttribute('href', '/privacy-policy');
  await expect(page.locator('body')).toBeFocused();
});

test('stays closed after a reload, on other pages and in other tabs', async ({ page, context }) => {
  await page.goto('/');
  await close(page);
  await expect(noticeOf(page)).toBeHidden();
  await page.reload();
  await expect(noticeOf(page)).toBeHidden();
  await page.goto('/contact');
  await expect(noticeOf(page)).toBeHidden();
  const other = await context.newPage();
  await other.goto('/pricing');
  await expect(noticeOf(other)).toBeHidden();
});

test('is hidden before the first paint once it was closed', async ({ page }) => {
  await page.goto('/');
  await close(page);
  await expect(noticeOf(page)).toBeHidden();
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const notice = document.querySelector<HTMLElement>('[data-notice]');
      // The first change comes before any script of a module runs.
      document.documentElement.dataset.hiddenAtOnce ??= String(notice?.hidden);
    });
  });
  await page.goto('/payment-status');
  await expect(page.locator('html')).toHaveAttribute('data-hidden-at-once', 'true');
});

test('appears on every page until it is closed', async ({ page }) => {
  await page.goto('/');
  await page.goto('/about');
  await expect(noticeOf(page)).toBeVisible();
});

test('works if the browser blocks storage, and so does the rest', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  // By key: sections above take their height while the pointer is on its way.
  await noticeOf(page).getByRole('button', { name: accept }).press('Enter');
  await expect(noticeOf(page)).toBeHidden();
  for (const group of groups) {
    await groupParts(page, group).button.press('Enter');
    await expect(groupParts(page, group).list).toBeVisible();
  }
  // The prompt gives way to an open list.
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-prompt]')).toBeVisible();
  await page.goto('/about');
  await expect(noticeOf(page)).toBeVisible();
});
