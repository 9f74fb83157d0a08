// From a click on a link to the first paint of the next page, with and without the rules for loading
// ahead: npm run bench:navigation -- [rounds]. SITE_DIR names another folder than dist.
// Puppeteer attaches to tabs. Playwright attaches to pages, and then Chromium loads none ahead.
import { availableParallelism } from 'node:os';
import { launch } from 'puppeteer-core';
import { chromiumFlags, findChromium } from '#tests/chromium.ts';
import { medianMs, serveFarSite } from './navigation-site.ts';
import { followLink, type Navigation } from './navigation-visit.ts';
import { table } from './table.ts';

const boundMs = 100;
const rounds = Number(process.argv[2] ?? 5);
/** How late every answer comes: the round trip of Lighthouse's slow 4G. */
const roundTripMs = 150;

const ways = [
  { from: '/', path: '/pricing' },
  { from: '/', path: '/digital-marketing-agency-patna' },
  { from: '/locations', path: '/locations/ranchi' },
];

/** The same ways, one after the other, round by round. */
async function walk(ahead: boolean): Promise<Map<string, Navigation[]>> {
  const server = await serveFarSite({ ahead, lateMs: roundTripMs });
  const browser = await launch({ executablePath: findChromium(), args: chromiumFlags });
  const found = new Map<string, Navigation[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { from, path } of ways) {
      const name = `${from} → ${path}`;
      const navigation = await followLink(browser, { from: server.origin + from, path });
      found.set(name, [...(found.get(name) ?? []), navigation]);
    }
  }
  await browser.close();
  await server.close();
  return found;
}

const paintMs = (navigations: Navigation[] = []) =>
  medianMs(navigations.map((navigation) => navigation.paintMs));

const without = await walk(false);
const withRules = await walk(true);
const rows = [...withRules].map(([name, navigations]) => {
  const ahead = navigations.filter(({ isPrerendered }) => isPrerendered);
  const isMissed = ahead.length < rounds || !(paintMs(ahead) < boundMs);
  return { name, aheadMs: paintMs(ahead), count: ahead.length, isMissed };
});

console.log(
  table(
    ['way', 'without, ms', 'loaded ahead, ms', `ahead, of ${rounds}`, ''],
    rows.map(({ name, aheadMs, count, isMissed }) => {
      const withoutMs = paintMs(without.get(name));
      return [name, withoutMs, aheadMs, count, isMissed ? 'missed' : ''];
    }),
  ),
);
console.log(
  `Medians of ${rounds} rounds on a phone's screen, ${availableParallelism()} cores, every answer ` +
    `${roundTripMs} ms away. Wanted: every page loaded ahead, and painted in under ${boundMs} ms.`,
);
if (rows.some(({ isMissed }) => isMissed)) process.exitCode = 1;
