import type { Page } from '@playwright/test';

/** Waits until the display face has come and prompt and notice are shown. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[data-prompt]').waitFor();
  await page.waitForFunction(() => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Anek Latin'));
    return faces.length > 0 && faces.every(({ status }) => status === 'loaded');
  });
}

/** Runs in the browser: the sum of all layout shifts so far. */
function shiftSoFar(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // The buffer is handed over in a task of its own, or not at all where it is empty.
    setTimeout(() => resolve(sum), 200);
  });
}

/** Layout shift of a visit: load, settle, and once down the page. */
export async function layoutShiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await settle(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  return page.evaluate(shiftSoFar);
}
