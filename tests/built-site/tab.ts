import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../chromium.ts';

/** A browser with one page, that a file of checks uses for all its visits. */
export interface Tab {
  page: Page;
  close: () => Promise<void>;
}

/** Opens a browser; motion is reduced, so that nothing is measured half-way. */
export async function openTab(options: BrowserContextOptions = {}): Promise<Tab> {
  const browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return { page: await context.newPage(), close: () => browser.close() };
}

/** Waits until notice and chat prompt are shown. */
export async function waitForPrompt(page: Page): Promise<void> {
  await page.locator('[data-notice]').waitFor();
  await page.locator('[data-prompt]').waitFor();
}

/** Closes notice and prompt as a visitor does; they stay closed in this browser. */
export async function closePrompt(page: Page): Promise<void> {
  await waitForPrompt(page);
  await page.locator('[data-notice] button').click();
  await page.locator('[data-prompt] [data-close]').click();
}
