// From a click on a link to the first paint of the next page, with and without the rules for loading
// ahead: npm run bench:navigation -- [rounds]. SITE_DIR names another folder than dist.
import { availableParallelism } from 'node:os';
import { launch } from 'puppeteer-core';
import { buildApp } from '#server/app.ts';
import { readBuiltSite } from '#server/http/built-site.ts';
import { chromiumFlags, findChromium } from '#tests/chromium.ts';
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

/** The site by the real server, as from far away; `ahead` says whether with the rules. */
async function serveFrom(directory: string, ahead: boolean) {
  const site = await readBuiltSite(directory);
  const app = buildApp({ logLevel: 'silent', trustProxy: [], site });
  app.addHook('onRequest', () => new Promise((resolve) => setTimeout(resolve, roundTripMs)));
  app.addHook('onSend', async (_request, reply) => {
    if (!ahead) reply.removeHeader('speculation-rules');
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => app.close() };
}

/** The same ways, one after the other, round by round. */
async function walk(ahead: boolean): Promise<Map<string, Navigation[]>> {
  const server = await serveFrom(process.env.SITE_DIR ?? 'dist', ahead);
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

function medianMs(navigations: Navigation[] = []): number {
  const sorted = navigations.map(({ paintMs }) => paintMs).toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
}

const without = await walk(false);
const withRules = await walk(true);
const rows = [...withRules].map(([name, navigations]) => {
  const ahead = navigations.filter(({ isPrerendered }) => isPrerendered);
  const isMissed = ahead.length < rounds || !(medianMs(ahead) < boundMs);
  return { name, aheadMs: medianMs(ahead), count: ahead.length, isMissed };
});

console.log(
  table(
    ['way', 'without, ms', 'loaded ahead, ms', `ahead, of ${rounds}`, ''],
    rows.map(({ name, aheadMs, count, isMissed }) => {
      const withoutMs = medianMs(without.get(name));
      return [name, withoutMs, aheadMs, count, isMissed ? 'missed' : ''];
    }),
  ),
);
console.log(
  `Medians of ${rounds} rounds on a phone's screen, ${availableParallelism()} cores, every answer ` +
    `${roundTripMs} ms away. Wanted: every page loaded ahead, and painted in under ${boundMs} ms.`,
);
if (rows.some(({ isMissed }) => isMissed)) process.exitCode = 1;
