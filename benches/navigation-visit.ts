import type { Browser, ElementHandle, Page } from 'puppeteer-core';

/** From a click to what it shows. Times in ms. */
export interface Navigation {
  /** From the click to the first paint of the next page. */
  paintMs: number;
  /** The next page had been loaded ahead and was only shown. */
  isPrerendered: boolean;
}

/** Chrome's `moderate` takes 200 ms of rest on a link; the rest is for loading the page. */
const restMs = 1500;
const limitMs = 20_000;
const pollMs = 50;

/** Of the HTML standard; TypeScript's library does not know it. */
interface NavigationEntry extends PerformanceEntry {
  activationStart?: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Notes the moment of the click where the next page of the tab finds it. */
function noteClick(): void {
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem('clicked', `${performance.timeOrigin + timeStamp}`),
    true,
  );
}

/** Runs in the next page: undefined until it has been painted. */
function readPaint(path: string): Navigation | undefined {
  const [paint] = performance.getEntriesByName('first-paint');
  const [entry] = performance.getEntriesByType('navigation') as NavigationEntry[];
  if (location.pathname !== path || !paint) return undefined;
  const paintedAt = performance.timeOrigin + paint.startTime;
  return {
    paintMs: paintedAt - Number(sessionStorage.getItem('clicked')),
    isPrerendered: (entry?.activationStart ?? 0) > 0,
  };
}

async function untilPainted(page: Page, path: string): Promise<Navigation> {
  for (const start = performance.now(); performance.now() < start + limitMs; await pause(pollMs)) {
    // Asking fails while one page gives way to the other.
    const navigation = await page.evaluate(readPaint, path).catch(() => undefined);
    if (navigation) return navigation;
  }
  throw new Error(`${path} was not shown within ${limitMs} ms of the click`);
}

async function linkTo(page: Page, path: string): Promise<ElementHandle> {
  const link = await page.waitForSelector(`main a[href="${path}"]`);
  if (!link) throw new Error(`No link to ${path}`);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  return link;
}

/** Opens a page as a new visitor on a phone, rests on a link of it, and clicks. */
export async function followLink(
  browser: Browser,
  { from, path }: { from: string; path: string },
): Promise<Navigation> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 360, height: 740 });
  // Closed before, so that it lies over no link.
  await page.evaluateOnNewDocument(() => localStorage.setItem('notice', '1'));
  await page.goto(from, { waitUntil: 'networkidle0' });
  const link = await linkTo(page, path);
  await page.evaluate(noteClick);
  await link.hover();
  await pause(restMs);
  await link.click();
  const navigation = await untilPainted(page, path);
  await context.close();
  return navigation;
}
