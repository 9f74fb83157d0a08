import type { Page } from '@playwright/test';
import { statusLabels } from './checkout-parts.ts';
import { again, answers, openLive, stubStatus, title } from './payment-status-parts.ts';
import { expect, test } from './site.fixture.ts';

/** Moves the clock on by seconds until it is so. */
const runUntil = (page: Page, isSo: () => void | Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await isSo();
  }).toPass();

test('stays pending while the bank does not respond, and keeps checking', async ({ page }) => {
  const requested = await stubStatus(page, answers.silent, answers.silent, answers.success);
  await openLive(page);
  // Before the first answer no bank is known to be slow.
  await expect(title(page)).toHaveText(statusLabels.pendingTitle);
  await expect(page.getByText(statusLabels.waiting)).toBeHidden();
  for (const count of [1, 2]) {
    await runUntil(page, () => expect(requested).toHaveLength(count));
    await expect(title(page)).toHaveText(statusLabels.pendingTitle);
    await expect(page.getByText(statusLabels.pendingText)).toBeVisible();
    await expect(page.getByText(statusLabels.waiting)).toBeVisible();
    await expect(again(page)).toBeHidden();
  }
  await runUntil(page, () =>
    expect(title(page)).toHaveText(statusLabels.successTitle, { timeout: 500 }),
  );
  await expect(page.getByText(statusLabels.waiting)).toBeHidden();
});

for (const viewport of [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`the verdict comes first at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await stubStatus(page, answers.success);
    await openLive(page);
    await page.clock.runFor(3000);
    await expect(title(page)).toHaveText(statusLabels.successTitle);
    const box = await title(page).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(viewport.height / 3);
    const message = await page.getByText('We have your ₹7,499.').boundingBox();
    expect(message?.y).toBeLessThan(viewport.height / 2);
  });
}
