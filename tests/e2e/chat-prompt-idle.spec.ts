import type { Page } from '@playwright/test';
import { orderId, orderPath } from './checkout-parts.ts';
import { assistants } from './content.ts';
import { expect, test } from './site.fixture.ts';

const start = new Date('2026-01-05T10:00:00');

/** Until the form is live, or the verdict is there, which takes the focus and so scrolls the page. */
const runToAnswer = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(500);
    const waiting = page.locator('astro-island[ssr], [data-state="PENDING"]');
    await expect(waiting).toHaveCount(0, { timeout: 100 });
  }).toPass();

/** A form may fill the first screen: there is room further down. Waits until the page has scrolled. */
const scrollToEnd = (page: Page) =>
  page.evaluate(() => {
    const scrolled = new Promise((resolve) => addEventListener('scrollend', resolve));
    scrollTo(0, document.body.scrollHeight);
    return scrollY > 0 && scrolled;
  });

for (const path of [orderPath, `/payment-status?id=${orderId}`]) {
  test(`waits on ${path} until the visitor has been idle for 20 s`, async ({ page }) => {
    await page.clock.install({ time: start });
    await page.clock.pauseAt(start.getTime() + 1000);
    await page.goto(path);
    const prompt = page.locator('[data-prompt]');
    await runToAnswer(page);
    await scrollToEnd(page);
    for (const _ of [1, 2, 3]) {
      await page.keyboard.press('Shift');
      await page.clock.runFor(15_000);
      await expect(prompt).toBeHidden();
    }
    await page.keyboard.press('Shift');
    await page.clock.runFor(20_000);
    await expect(prompt).toBeVisible();
    const help = assistants.flatMap(({ payers }) => payers.map(({ text }) => text));
    expect(help).toContain(await prompt.locator('p').last().textContent());
  });
}
