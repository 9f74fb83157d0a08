// From a tap to readable text on a weak network and a slow phone, in Chromium:
// npm run bench:weak-network -- [rounds]. SITE_DIR names another folder than dist.
import { KnownDevices, type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { inRounds, median, reportFailures, rounds } from './bench.ts';
import { openDelayedSite } from './navigation/delayed-site.ts';
import { followLink, type Link, openPhone } from './navigation/visit.ts';
import { districtPath } from './sample-pages.ts';

/** web.dev calls such a first contentful paint good, at the 75th percentile of visits. */
const boundMs = 1800;

const links: Link[] = [
  { from: '/pricing', path: '/', within: 'header' },
  { from: '/', path: '/pricing', within: 'main' },
  { from: '/', path: districtPath, within: 'main' },
];

async function emulateSlowPhone(page: Page): Promise<void> {
  await page.emulate(KnownDevices['Moto G4']);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.emulateCPUThrottling(4);
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
const isInTime = (row: (typeof rows)[number]) =>
  Math.max(row['first visit, ms'], row['after a tap, ms']) <= boundMs;
reportFailures(rows.filter((row) => !isInTime(row)).map(({ page }) => page));
