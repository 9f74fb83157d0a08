import { type Browser, devices, type Page } from '@playwright/test';

/** Chrome's preset "Slow 4G": 562 ms of latency, which stands for the round trips of a connection. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (0.75e6 / 8) * 0.9,
};
const cpuSlowdown = 4;

/** A new visitor with a cheap phone on a weak network. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['Moto G4'] });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // Closed before, so that it lies over no link.
  await page.addInitScript(() => localStorage.setItem('notice', '1'));
  return page;
}

/** When the words of the page were painted, in ms since 1970. */
async function readableAt(page: Page): Promise<number> {
  const paint = await page.waitForFunction(() => {
    const [entry] = performance.getEntriesByName('first-contentful-paint');
    return entry && performance.timeOrigin + entry.startTime;
  });
  return Number(await paint.jsonValue());
}

/** From the start of a first visit to readable text, in ms. */
export async function coldVisit(browser: Browser, address: string): Promise<number> {
  const page = await openPhone(browser);
  await page.goto(address, { waitUntil: 'commit' });
  const readable = await readableAt(page);
  const start = await page.evaluate(() => performance.timeOrigin);
  await page.context().close();
  return readable - start;
}

/** From a tap on the link of a page to readable text of the next one, in ms. */
export async function tap(
  browser: Browser,
  { from, path }: { from: string; path: string },
): Promise<number> {
  const page = await openPhone(browser);
  await page.goto(from, { waitUntil: 'networkidle' });
  const tapped = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
        addEventListener('pointerdown', tell, { once: true, capture: true });
      }),
  );
  await page.locator(`a[href="${path}"]:visible`).first().tap({ noWaitAfter: true });
  const start = await tapped;
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' });
  const readable = await readableAt(page);
  await page.context().close();
  return readable - start;
}
