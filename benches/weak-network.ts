// Readable text and the headline's font on a weak network and a slow phone, in Chromium:
// npm run bench:weak-network -- [rounds]. SITE_DIR is the folder of the site (default dist).
import { KnownDevices, type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { localPath } from '#contract/local-path.ts';
import { inRounds, median, reportFailures, rounds } from './bench.ts';
import { openDelayedSite } from './navigation/delayed-site.ts';
import { followLink, type Link, openPhone } from './navigation/visit.ts';
import { checkoutPaths, districtPath, languages, samplePaths } from './sample-pages.ts';

/** web.dev calls such a first contentful paint good, at the 75th percentile of visits. */
const boundMs = 1800;

/** Until a new visitor sees the headline in the display font. That of Hindi is three times as large. */
const headlineBoundsMs: Record<string, number> = { en: 1500, hi: 1750 };
const headlineVisits = languages.flatMap(({ language }) =>
  [...samplePaths, ...checkoutPaths].map((path) => ({ language, path: localPath(language, path) })),
);

const links: Link[] = [
  { from: '/pricing', path: '/', within: 'header' },
  { from: '/', path: '/pricing', within: 'main' },
  { from: '/locations', path: districtPath, within: 'main' },
];

async function emulateSlowNetwork(page: Page): Promise<void> {
  await page.emulate(KnownDevices['Moto G4']);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
}

async function emulateSlowPhone(page: Page): Promise<void> {
  await emulateSlowNetwork(page);
  await page.emulateCPUThrottling(4);
}

/** Runs in the page: stores when the display font has every letter of the headline. */
function storeHeadlineTime(): void {
  const isLoaded = () => {
    const headline = document.querySelector('h1')?.textContent;
    const isDeclared = [...document.fonts].some(({ family }) => family === 'Anek');
    return headline && isDeclared && document.fonts.check('800 1px Anek', headline);
  };
  const look = () => {
    if (isLoaded()) Object.assign(window, { headlineMs: performance.now() });
    else requestAnimationFrame(look);
  };
  look();
}

// A prerendered page would not be throttled with the page that is emulated.
const { browser, close, origin } = await openDelayedSite({ prerenders: false, latencyMs: 0 });
const visited = await inRounds(links, async (link) => {
  const first = await openPhone(browser, origin + link.path, emulateSlowPhone);
  const firstMs = await first.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  await first.browserContext().close();
  const page = await openPhone(browser, origin + link.from, emulateSlowPhone);
  const { paintMs } = await followLink(page, link, (element) => element.tap());
  return { firstMs: firstMs ?? Number.NaN, tapMs: paintMs };
});
const headlines = await inRounds(headlineVisits, async ({ path }): Promise<number> => {
  const page = await openPhone(browser, origin + path, async (tab) => {
    await emulateSlowNetwork(tab);
    await tab.evaluateOnNewDocument(storeHeadlineTime);
  });
  const ms = await page.evaluate(() => (window as unknown as { headlineMs?: number }).headlineMs);
  await page.browserContext().close();
  return ms ?? Number.NaN;
});
await close();

const rows = visited.map(({ item, results }) => ({
  page: item.path,
  'first visit, ms': Math.round(median(results.map(({ firstMs }) => firstMs))),
  'after a tap, ms': Math.round(median(results.map(({ tapMs }) => tapMs))),
}));
console.table(rows);
console.log(
  `To readable text: medians of ${rounds} rounds on Slow 4G with a processor four times slower. ` +
    `At most ${boundMs} ms allowed.`,
);
const headlineRows = headlines.map(({ item, results }) => ({
  page: item.path,
  language: item.language,
  'headline in the display font, ms': Math.round(median(results)),
}));
console.table(headlineRows);
console.log(`First visits on Slow 4G. Allowed, in ms: ${JSON.stringify(headlineBoundsMs)}.`);

const isInTime = (row: (typeof rows)[number]) =>
  Math.max(row['first visit, ms'], row['after a tap, ms']) <= boundMs;
const isHeadlineInTime = (row: (typeof headlineRows)[number]) =>
  row['headline in the display font, ms'] <= (headlineBoundsMs[row.language] ?? 0);
reportFailures([
  ...rows.filter((row) => !isInTime(row)).map(({ page }) => page),
  ...headlineRows.filter((row) => !isHeadlineInTime(row)).map(({ page }) => `headline of ${page}`),
]);
