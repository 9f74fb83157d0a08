// From a tap to readable text on a weak network and a slow phone, in Chromium:
// npm run bench:weak-network -- [rounds]. SITE_DIR names another folder than dist.
import { chromium } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tests/chromium.ts';
import { medianMs, serveFarSite } from './navigation-site.ts';
import { table } from './table.ts';
import { coldVisit, tap } from './weak-network-visit.ts';

/** A first contentful paint that web.dev calls good, at the 75th percentile of visits. */
const boundMs = 1800;
const rounds = Number(process.argv[2] ?? 5);

const ways = [
  { path: '/', from: '/pricing' },
  { path: '/pricing', from: '/' },
  { path: '/digital-marketing-agency-patna', from: '/' },
];

// Without the rules: what is loaded ahead would not be slowed down with the page.
const server = await serveFarSite({ ahead: false, lateMs: 0 });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
const times = ways.map((way) => ({ ...way, coldMs: [] as number[], tapMs: [] as number[] }));
for (let round = 0; round < rounds; round += 1) {
  for (const { path, from, coldMs, tapMs } of times) {
    coldMs.push(await coldVisit(browser, server.origin + path));
    tapMs.push(await tap(browser, { from: server.origin + from, path }));
  }
}
await browser.close();
await server.close();

const rows = times.map(({ path, coldMs, tapMs }) => {
  const medians = { cold: medianMs(coldMs), tap: medianMs(tapMs) };
  return { path, ...medians, isMissed: !(Math.max(medians.cold, medians.tap) <= boundMs) };
});
console.log(
  table(
    ['page', 'first visit, ms', 'after a tap, ms', ''],
    rows.map((row) => [row.path, row.cold, row.tap, row.isMissed ? 'missed' : '']),
  ),
);
console.log(
  `To readable text: medians of ${rounds} rounds on Slow 4G with a processor four times slower. ` +
    `At most ${boundMs} ms allowed.`,
);
if (rows.some(({ isMissed }) => isMissed)) process.exitCode = 1;
