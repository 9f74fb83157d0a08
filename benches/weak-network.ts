// From a tap to readable text on a weak network and a slow phone, in Chromium:
// npm run bench:weak-network -- [rounds]. SITE_DIR names another folder than dist.
import { KnownDevices, type Page, PredefinedNetworkConditions } from 'puppeteer-core';
import { inRounds, median, reportFaults, rounds } from './bench.ts';
import { openFarSite } from './navigation/far-site.ts';
import { followLink, type Link, openPhone } from './navigation/visit.ts';

/** A first contentful paint that web.dev calls good, at the 75th percentile of visits. */
const boundMs = 1800;

const links: Link[] = [
  { from: '/pricing', path: '/', within: 'header' },
  { from: '/', path: '/pricing', within: 'main' },
  { from: '/', path: '/digital-marketing-agency-patna', within: 'main' },
];

async function weaken(page: Page): Promise<void> {
  await page.emulate(KnownDevices['Moto G4']);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.emulateCPUThrottling(4);
}

// Without the rules: what is loaded ahead would not be slowed down with the page.
const { browser, close, origin } = await openFarSite({ ahead: false, lateMs: 0 });
const visited = await inRounds(links, async (link) => {
  const first = await openPhone(browser, origin + link.path, weaken);
  const firstMs = await first.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  await first.browserContext().close();
  const page = await openPhone(browser, origin + link.from, weaken);
  const { paintMs } = await followLink(page, link, (element) => element.tap());
  await page.browserContext().close();
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
reportFaults(rows.filter((row) => !isInTime(row)).map(({ page }) => page));
