// From a click on a link to the first paint of the next page, with and without prerendering:
// npm run bench:navigation -- [rounds]. SITE_DIR is the folder of the site (default dist).
import { setTimeout as wait } from 'node:timers/promises';
import { inRounds, median, reportFailures, rounds } from './bench.ts';
import { openDelayedSite } from './navigation/delayed-site.ts';
import { followLink, type Link, type Navigation, openPhone } from './navigation/visit.ts';
import { branchPath, districtPath } from './sample-pages.ts';

const boundMs = 100;
/** The round trip of Lighthouse's slow 4G. */
const latencyMs = 150;
/** Chrome's `moderate` eagerness waits for 200 ms of hovering; the rest is for loading the page. */
const hoverMs = 1500;

const links: Link[] = [
  { from: '/', path: '/pricing', within: 'main' },
  { from: '/locations', path: districtPath, within: 'main' },
  { from: '/locations', path: branchPath, within: 'main' },
];

/** Follows the same links in turn, round by round. */
async function followAll(prerenders: boolean) {
  const { browser, close, origin } = await openDelayedSite({ prerenders, latencyMs });
  const followed = await inRounds(links, async (link): Promise<Navigation> => {
    const page = await openPhone(browser, origin + link.from, (tab) =>
      tab.setViewport({ width: 360, height: 740 }),
    );
    return await followLink(page, link, async (element) => {
      await element.hover();
      await wait(hoverMs);
      await element.click();
    });
  });
  await close();
  return followed;
}

const medianMs = (navigations: Navigation[]) =>
  Math.round(median(navigations.map(({ paintMs }) => paintMs)));

const without = await followAll(false);
const rows = (await followAll(true)).map(({ item: { from, path }, results }, index) => {
  const prerendered = results.filter(({ isPrerendered }) => isPrerendered);
  return {
    link: `${from} → ${path}`,
    'without, ms': medianMs(without[index]?.results ?? []),
    'prerendered, ms': medianMs(prerendered),
    [`prerendered, of ${rounds}`]: prerendered.length,
    isMissed: prerendered.length < rounds || !(medianMs(prerendered) < boundMs),
  };
});
console.table(rows);
console.log(
  `Medians of ${rounds} rounds on a phone's screen, every response delayed by ${latencyMs} ms. ` +
    `Wanted: every page prerendered, and painted in under ${boundMs} ms.`,
);
reportFailures(rows.filter(({ isMissed }) => isMissed).map(({ link }) => link));
