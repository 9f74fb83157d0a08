import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';

/** A link of a page to another. */
export interface Link {
  /** Path of the page that has the link. */
  from: string;
  path: string;
  /** The part of the page where the link is. */
  within: 'header' | 'main';
}

/** The outcome of following a link. */
export interface Navigation {
  /** From the press to the first contentful paint of the next page, in ms. */
  paintMs: number;
  /** The next page was prerendered and only activated. */
  isPrerendered: boolean;
}

const timeoutMs = 20_000;

/** Part of the HTML standard; TypeScript's library lacks it. */
interface NavigationEntry extends PerformanceEntry {
  activationStart?: number;
}

/** Opens a page as a new visitor; `emulate` turns the tab into a phone. */
export async function openPhone(
  browser: Browser,
  address: string,
  emulate: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await emulate(page);
  // The notice is dismissed beforehand, so that it covers no link.
  await page.evaluateOnNewDocument(() => localStorage.setItem('notice', '1'));
  await page.goto(address, { waitUntil: 'networkidle0' });
  return page;
}

/** Runs in the page: stores the time of the press for the next page of the tab. */
function recordPress(): void {
  const store = ({ timeStamp }: Event) =>
    sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`);
  addEventListener('pointerdown', store, true);
}

/** Runs in the page: undefined until the page of that path has painted. */
function readPaint(path: string): Navigation | undefined {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [entry] = performance.getEntriesByType('navigation') as NavigationEntry[];
  if (location.pathname !== path || !paint) return undefined;
  const paintedAt = performance.timeOrigin + paint.startTime;
  return {
    paintMs: paintedAt - Number(sessionStorage.getItem('pressed')),
    isPrerendered: (entry?.activationStart ?? 0) > 0,
  };
}

/** Scrolls to a link of the page, presses it, and waits for the next page. Closes the tab. */
export async function followLink(
  page: Page,
  { path, within }: Link,
  press: (link: ElementHandle) => Promise<void>,
): Promise<Navigation> {
  const link = await page.waitForSelector(`${within} a[href="${path}"]`);
  if (!link) throw new Error(`No link to ${path}`);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(recordPress);
  await press(link);
  for (const endMs = Date.now() + timeoutMs; Date.now() < endMs; await wait(50)) {
    // Evaluating fails while one page replaces the other.
    const navigation = await page.evaluate(readPaint, path).catch(() => undefined);
    if (!navigation) continue;
    await page.browserContext().close();
    return navigation;
  }
  throw new Error(`${path} was not shown within ${timeoutMs} ms`);
}
