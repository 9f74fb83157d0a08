import type { Page } from '@playwright/test';

/** Waits for the script that the page fetches half a second after its first paint. */
export const lateScript = (page: Page): Promise<unknown> =>
  page.evaluate(() => import(document.body.dataset.late ?? ''));

/** Runs the clock of a page with its late script until the chat prompt is due, and waits for its script. */
export async function runToPrompt(page: Page): Promise<void> {
  await page.clock.runFor(1500);
  await page.evaluate(() => {
    const prompt = document.querySelector<HTMLElement>('[data-prompt]');
    return import(prompt?.dataset.prompt ?? '');
  });
}

/** Waits for the late script on a page whose clock moves only when the test moves it: it has moved by half a second. */
export async function runToLateScript(page: Page): Promise<void> {
  await page.clock.runFor(500);
  await lateScript(page);
}
