import type { Page } from '@playwright/test';

/** Waits for the script that the page fetches half a second after its first paint. */
export const lateScript = (page: Page): Promise<unknown> =>
  page.evaluate(() => import(document.body.dataset.late ?? ''));

/** Waits for the late script on a page whose clock moves only when the test moves it: it has moved by half a second. */
export async function runToLateScript(page: Page): Promise<void> {
  await page.clock.runFor(500);
  await lateScript(page);
}
