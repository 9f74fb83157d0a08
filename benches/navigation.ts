// From a click on a link to the first paint of the next page, with and without the rules for loading
// ahead: npm run bench:navigation -- [rounds]. SITE_DIR names another folder than dist.
import { setTimeout as wait } from 'node:timers/promises';
import { inRounds, median, reportFaults, rounds } from './bench.ts';
import { openFarSite } from './navigation/far-site.ts';
import { followLink, type Link, type Navigation, openPhone } from './navigation/visit.ts';

const boundMs = 100;
/** How late every answer comes: the round trip of Lighthouse's slow 4G. */
const lateMs = 150;
/** Chrome's `moderate` takes 200 ms of rest on a link; the rest is for loading the page. */
const restMs = 1500;

const links: Link[] = [
  { from: '/', path: '/pricing', within: 'main' },
  { from: '/', path: '/digital-marketing-agency-patna', within: 'main' },
  { from: '/locations', path: '/locations/ranchi', within: 'main' },
];

/** The same links, one after the other, round by round. */
async function followAll(ahead: boolean) {
  const { browser, close, origin } = await openFarSite({ ahead, lateMs });
  const followed = await inRounds(links, async (link): Promise<Navigation> => {
    const page = await openPhone(browser, origin + link.from, (tab) =>
      tab.setViewport({ width: 360, height: 740 }),
    );
    const navigation = await followLink(page, link, async (element) => {
      await element.hover();
      await wait(restMs);
      await element.click();
    });
    await page.browserContext().close();
    return navigation;
  });
  await close();
  return followed;
}

const medianMs = (navigations: Navigation[]) =>
  Math.round(median(navigations.map(({ paintMs }) => paintMs)));

const without = await followAll(false);
const rows = (await followAll(true)).map(({ item: { from, path }, results }, index) => {
  const ahead = results.filter(({ isPrerendered }) => isPrerendered);
  return {
    link: `${from} → ${path}`,
    'without, ms': medianMs(without[index]?.results ?? []),
    'loaded ahead, ms': medianMs(ahead),
    [`ahead, of ${rounds}`]: ahead.length,
    isMissed: ahead.length < rounds || !(medianMs(ahead) < boundMs),
  };
});
console.table(rows);
console.log(
  `Medians of ${rounds} rounds on a phone's screen, every answer ${lateMs} ms away. Wanted: every ` +
    `page loaded ahead, and painted in under ${boundMs} ms.`,
);
reportFaults(rows.filter(({ isMissed }) => isMissed).map(({ link }) => link));
