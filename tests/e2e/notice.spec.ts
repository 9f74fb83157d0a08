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
  const footer = page.getByRole('contentinfo');
  expect(await footer.evaluate((element) => element.previousElementSibling?.ariaLabel)).toBe(title);
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

test('is not painted where it was closed, also before the late script', async ({ page }) => {
  await page.goto('/');
  await close(page);
  await page.route('**/late-*.js', (route) => route.abort());
  await page.goto('/about', { referer: page.url() });
  await expect(page.locator('html')).toHaveAttribute('data-noticed');
  // Somebody far down a page reads it anew: nobody led there.
  await page.goto('/pricing');
  await expect(page.locator('html')).not.toHaveAttribute('data-noticed');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-noticed');
  // Nobody led to it, but it is so short that the notice is in sight.
  await page.goto('/payment-status');
  await expect(noticeOf(page)).toBeHidden();
});

test('comes again on the next page as long as nobody has closed it', async ({ page }) => {
  await page.goto('/');
  await page.goto('/about');
  await expect(noticeOf(page)).toBeVisible();
});

test('works where the browser forbids storage, and so does the rest', async ({ page }) => {
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
  await close(page);
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
