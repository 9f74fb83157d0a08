import type { Page } from 'puppeteer-core';

/** Runs in the page: stores the time from each press to the next paint. */
function storePresses(): void {
  const pressMs: Record<number, number> = {};
  Object.assign(window, { pressMs });
  const keep = (list: PerformanceObserverEntryList) => {
    const entries = list.getEntries() as PerformanceEventTiming[];
    for (const { interactionId, duration } of entries) {
      if (!interactionId) continue;
      pressMs[interactionId] = Math.max(pressMs[interactionId] ?? 0, duration);
    }
  };
  // TypeScript's library lacks the threshold.
  const events = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit;
  new PerformanceObserver(keep).observe(events);
}

/** Measures presses on every page that the tab opens from now on. */
export const measurePresses = (page: Page) => page.evaluateOnNewDocument(storePresses);

/** From each of that many presses to the next paint, in ms; 0 is under 16, which Chromium does not report. */
export async function pressTimes(page: Page, presses: number): Promise<number[]> {
  const pressMs = await page.evaluate(
    () => (window as unknown as { pressMs: Record<number, number> }).pressMs,
  );
  return Array.from({ length: presses }, (_, press) => Object.values(pressMs)[press] ?? 0);
}
