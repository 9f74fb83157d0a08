import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { resolveAction } from '#src/site/links.ts';
import { viewOf } from '#src/site/page-view.ts';
import { type Route, routesOf } from '#src/site/routes.ts';
import { sites } from './agency.ts';
import { browsedSitemapPaths } from './browsed-paths.ts';
import { type Fault, noFaults } from './faults.ts';
import { openTab, type Tab } from './tab.ts';

const phone = { width: 360, height: 740 };
/** Phones upright and sideways, and a computer. */
const screens = [
  phone,
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
let tab: Tab;

beforeAll(async () => {
  tab = await openTab();
});
afterAll(() => tab.close());

/** Runs in the browser: how far down the first price of the content ends, in px; Infinity without one. */
function endOfFirstPrice(): number {
  const content = document.querySelector('main') ?? document.body;
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const range = document.createRange();
    range.selectNode(text);
    const { bottom, width } = range.getBoundingClientRect();
    if (text.textContent?.includes('₹') && width > 0) return Math.round(bottom);
  }
  return Infinity;
}

/** Runs in the browser: how far the first button of the hero ends below the screen or the bar, in px. */
function endBelowScreen(label: string): number {
  const buttons = document.querySelectorAll('main > section:first-of-type a');
  const button = [...buttons].find(({ textContent }) => textContent.includes(label));
  const bar = document.querySelector('[data-chat]')?.getBoundingClientRect();
  const screen = bar?.left === 0 ? bar.top : innerHeight;
  return Math.round((button?.getBoundingClientRect().bottom ?? Infinity) - screen);
}

it.each(screens)(
  'has the first button of every kind of hero at $width × $height',
  async (viewport) => {
    await tab.page.setViewportSize(viewport);
    const browsed = new Set(await browsedSitemapPaths(true));
    const heroes = sites.flatMap((site) =>
      routesOf(site)
        .filter(({ path }) => browsed.has(path))
        .flatMap((route) => {
          const hero = viewOf(route, site).sections.find(({ type }) => type === 'hero');
          const action = hero?.type === 'hero' ? hero.actions[0] : undefined;
          return action ? { path: route.path, label: resolveAction(action, site).label } : [];
        }),
    );
    const faults: Fault[] = [];
    for (const { path, label } of heroes) {
      await tab.page.goto(inject('origin') + path);
      const below = await tab.page.evaluate(endBelowScreen, label);
      if (below > 0) faults.push({ path, fault: `"${label}" ends ${below} px below the screen` });
    }
    expect(heroes.length).toBeGreaterThan(0);
    noFaults(faults);
  },
);

it('has the first price of a service or place page on a phone, even below a note', async () => {
  await tab.page.setViewportSize(phone);
  const browsed = new Set(await browsedSitemapPaths());
  const hasPrice = (route: Route, site: (typeof sites)[number]) =>
    viewOf(route, site).sections.some(
      (section) =>
        section.type === 'rate-card' || (section.type === 'hero' && section.from?.length),
    );
  const paths = sites.flatMap((site) =>
    routesOf(site)
      .filter(({ path, place }) => place || browsed.has(path))
      .filter((route) => hasPrice(route, site))
      .map(({ path }) => path),
  );
  const faults: Fault[] = [];
  for (const path of paths) {
    await tab.page.goto(inject('origin') + path);
    const end = await tab.page.evaluate(endOfFirstPrice);
    if (end > phone.height) faults.push({ path, fault: `the first price ends at ${end} px` });
  }
  expect(paths.length).toBeGreaterThan(0);
  noFaults(faults);
});

/** Runs in the browser: how much narrower the hero's picture is than the screen, beside nothing. */
function emptyBesidePicture() {
  const [figure, hero] = [document.querySelector('main figure'), document.querySelector('section')];
  const words = document.querySelector('h1')?.getBoundingClientRect();
  const picture = figure?.getBoundingClientRect();
  if (!figure || !picture || !words || !hero?.contains(figure)) return 0;
  const isBeside = picture.top < words.bottom;
  return isBeside ? 0 : innerWidth - picture.width;
}

it('has no empty half beside a picture, of a phone held sideways either', async () => {
  await tab.page.setViewportSize({ width: 740, height: 360 });
  const faults: Fault[] = [];
  for (const path of await browsedSitemapPaths(true)) {
    await tab.page.goto(inject('origin') + path);
    const empty = await tab.page.evaluate(emptyBesidePicture);
    if (empty > 40) faults.push({ path, fault: `${empty} px beside the picture` });
  }
  noFaults(faults);
});
