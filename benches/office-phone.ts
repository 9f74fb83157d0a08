// The office on a slow phone and a weak network, in Chromium: npm run bench:office-phone -- [rounds].
import { setTimeout as wait } from 'node:timers/promises';
import { KnownDevices, launch, type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { chromiumFlags, findChromium, hiddenPages } from '#tests/chromium.ts';
import { openSampleOffice } from '#tests/fixtures/sample-office.ts';
import { readWords } from '../office/words/read-words.ts';
import { inRounds, median, percentile, reportFailures, rounds } from './bench.ts';
import { measurePresses, pressTimes } from './navigation/press-times.ts';

const bounds = {
  /** Compressed scripts of the first page. */
  scriptBytes: 180_000,
  /** Until the first paint of a first visit, and until the orders of a later one. */
  paintMs: 1_500,
  /** From a press to the next paint, at the 75th percentile. */
  pressMs: 100,
};
const pressesEach = 5;
/** Longer than any press takes to be painted and reported. */
const pauseMs = 400;

const { origin, session, close, orderIds } = await openSampleOffice();
const orderPath = `/orders/${orderIds.paid}`;
const browser = await launch({
  executablePath: findChromium(),
  args: [...chromiumFlags, `--disable-features=${hiddenPages.join(',')}`],
});

/** A tab of a slow phone in a browser of its own, in which an owner is signed in. */
async function openPhone(): Promise<Page> {
  const context = await browser.createBrowserContext();
  await context.setCookie(session);
  const page = await context.newPage();
  await page.emulate(KnownDevices['Moto G4']);
  await page.emulateCPUThrottling(4);
  return page;
}

/** Runs in the page: stores when the first order of Today is painted. */
function storeOrdersTime(): void {
  const look = () => {
    if (!document.querySelector('main [href^="/orders/"]')) requestAnimationFrame(look);
    else requestAnimationFrame(() => Object.assign(window, { ordersMs: performance.now() }));
  };
  look();
}

/** Opens Today, and measures until the first paint and the first order, with the scripts' bytes. */
async function visitToday(page: Page) {
  await page.goto(origin, { waitUntil: 'load' });
  await page.waitForFunction(() => 'ordersMs' in window);
  return await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    return {
      firstMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      ordersMs: (window as unknown as { ordersMs: number }).ordersMs,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    };
  });
}

type Visit = Awaited<ReturnType<typeof visitToday>>;

const { actions, find, shell } = readWords('en').office;
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
const presses = [
  { press: shell.soundOn, path: '/', target: 'header button' },
  { press: find.filters, path: '/orders', target: 'main summary' },
  { press: actions.note, path: orderPath, target: button(actions.note) },
  { press: actions.refund, path: orderPath, target: button(actions.refund) },
];

const failures: string[] = [];
try {
  const [visits] = await inRounds([origin], async () => {
    const page = await openPhone();
    await page.evaluateOnNewDocument(storeOrdersTime);
    await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
    const first = await visitToday(page);
    const again = await visitToday(page);
    await page.browserContext().close();
    return { first, again };
  });
  const middle = (read: (visit: { first: Visit; again: Visit }) => number) =>
    Math.round(median(visits?.results.map(read) ?? []));
  const rows = {
    'scripts, B': middle(({ first }) => first.scriptBytes),
    'first paint, ms': middle(({ first }) => first.firstMs),
    'orders at the first visit, ms': middle(({ first }) => first.ordersMs),
    'orders at a later visit, ms': middle(({ again }) => again.ordersMs),
  };
  console.table(rows);
  console.log(
    `Medians of ${rounds} visits on Slow 4G with a processor four times slower. Allowed: ` +
      `${bounds.scriptBytes} B, ${bounds.paintMs} ms to the first paint and to the orders of a later visit.`,
  );
  if (!(rows['scripts, B'] <= bounds.scriptBytes)) failures.push('scripts');
  if (!(rows['first paint, ms'] <= bounds.paintMs)) failures.push('first paint');
  if (!(rows['orders at a later visit, ms'] <= bounds.paintMs)) failures.push('orders');

  const pressed = await inRounds(presses, async ({ path, target }): Promise<number[]> => {
    const page = await openPhone();
    await measurePresses(page);
    await page.goto(origin + path);
    for (let count = 0; count < pressesEach; count += 1) {
      const element = await page.waitForSelector(target);
      // Clear of the navigation at the foot of the screen.
      await element?.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
      await element?.tap();
      await wait(pauseMs);
    }
    const times = await pressTimes(page, pressesEach);
    await page.browserContext().close();
    return times;
  });
  const pressRows = pressed.map(({ item, results }) => ({
    press: item.press,
    'p75, ms': percentile(results.flat(), 0.75),
    'slowest, ms': Math.max(...results.flat()),
  }));
  console.table(pressRows);
  console.log(
    `From a press to the next paint with a processor four times slower. Allowed: ${bounds.pressMs} ms at p75.`,
  );
  const slow = pressRows.filter((row) => !(row['p75, ms'] <= bounds.pressMs));
  failures.push(...slow.map(({ press }) => press));
} finally {
  await browser.close();
  await close();
}
reportFailures(failures);
