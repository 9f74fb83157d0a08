import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, ElementHandle, Page } from 'puppeteer-core';

/** From the press of a link to what it shows. Times in ms. */
export interface Navigation {
  /** From the press to the first text of the next page. */
  paintMs: number;
  /** The next page had been loaded ahead and was only shown. */
  isPrerendered: boolean;
}

const limitMs = 20_000;

/** Of the HTML standard; TypeScript's library does not know it. */
interface NavigationEntry extends PerformanceEntry {
  activationStart?: number;
}

/** Opens a page as a new visitor, on the phone that `emulate` makes of the tab. */
export async function openPhone(
  browser: Browser,
  address: string,
  emulate: (page: Page) => Promise<void>,
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await emulate(page);
  // The notice is closed before, so that it lies over no link.
  await page.evaluateOnNewDocument(() => localStorage.setItem('notice', '1'));
  await page.goto(address, { waitUntil: 'networkidle0' });
  return page;
}

/** Notes the moment of the press where the next page of the tab finds it. */
function notePress(): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem('pressed', `${performance.timeOrigin + timeStamp}`),
    true,
  );
}

/** Runs in the page: undefined until the page of that path shows text. */
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

/** A link of a page, to the path that it leads to. */
export interface Link {
  /** Path of the page that has the link. */
  from: string;
  path: string;
  /** The part of the page where the link is. */
  within: 'header' | 'main';
}

/** Scrolls to a link of the page, presses it as told, and waits for the next page. */
export async function followLink(
  page: Page,
  { path, within }: Link,
  press: (link: ElementHandle) => Promise<void>,
): Promise<Navigation> {
  const link = await page.waitForSelector(`${within} a[href="${path}"]`);
  if (!link) throw new Error(`No link to ${path}`);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.evaluate(notePress);
  await press(link);
  for (const endMs = Date.now() + limitMs; Date.now() < endMs; await wait(50)) {
    // Evaluating fails while one page gives way to the other.
    const navigation = await page.evaluate(readPaint, path).catch(() => undefined);
    if (navigation) return navigation;
  }
  throw new Error(`${path} was not shown within ${limitMs} ms`);
}
