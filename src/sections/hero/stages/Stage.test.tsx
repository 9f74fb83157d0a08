import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { singleQuantity } from '#contract/quantity.ts';
import type { HeroStage } from '#src/content/section.schema.ts';
import { heroSchema } from '#src/content/section.schema.ts';
import { readAllSites, readSite } from '#tests/fixtures/site.ts';
import { Stage } from './Stage.tsx';

const authored = readAllSites().flatMap((site) =>
  site.pages.flatMap(({ slug, sections }) =>
    sections.flatMap((section) =>
      section.type === 'hero' && section.stage
        ? { name: `${site.language}/${slug}`, stage: section.stage, site }
        : [],
    ),
  ),
);
const draw = (stage: HeroStage, site = readSite()) =>
  renderToStaticMarkup(<Stage site={site} stage={stage} />);

it('has a page for every stage', () => {
  const used = authored.map(({ stage }) => stage.subject);
  const subjects = heroSchema.shape.stage.unwrap().options.map(({ shape }) => shape.subject.value);
  expect(subjects.filter((subject) => !used.includes(subject))).toEqual([]);
});

// A wall is an image of its own, read out by its alt text (Hero.test.tsx).
const inlined = authored.filter(({ stage }) => stage.subject !== 'wall');

it.each(inlined)('draws $name in at most 1,600 bytes, and reads out its words', (entry) => {
  const markup = draw(entry.stage, entry.site);
  expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(1600);
  const picture = parse(markup).querySelector('svg');
  const label = picture?.getAttribute('aria-label')?.toLowerCase() ?? '';
  const painted =
    picture?.querySelectorAll('text:not([lang])').map(({ text }) => text.toLowerCase()) ?? [];
  expect(painted.length).toBeGreaterThan(0);
  expect(painted.filter((words) => !label.includes(words))).toEqual([]);
});

it('works out the clicks and the total of an ad, with the fee of the catalogue', () => {
  const fee = {
    name: 'Ads',
    label: 'Ads',
    unit: '/month',
    unitLabel: 'a month',
    limits: singleQuantity,
  };
  const catalogue = {
    categories: [{ name: 'All', services: [{ ...fee, amountPaise: 900_000 }] }],
  };
  const rows = { spend: 'Spend', click: 'A click', clicks: 'Clicks', fee: 'Fee', total: 'In all' };
  const slip = { tag: 'Ad', ad: 'Tailor', from: 'Ads', spend: 20_000, click: 12, rows };
  const stage = { subject: 'ad-slip' as const, ...slip, caption: 'An example' };
  const words = parse(draw(stage, { ...readSite(), catalogue })).querySelector('svg');
  expect(words?.getAttribute('aria-label')).toBe(
    'Ad, Tailor, Spend ₹20,000, A click ₹12, Clicks 1,666, Fee + ₹9,000, In all ₹29,000',
  );
});

it('draws all boards of the site and a person to one scale', () => {
  const sizes = [
    { width: 8, height: 4, text: 'Over a door.' },
    { width: 40, height: 20, text: 'On the highway.' },
    { width: 6, height: 4, text: 'At a stall.' },
  ];
  const site = readSite();
  const pages = site.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section.type === 'board-sizes' ? { ...section, sizes } : section,
    ),
  }));
  const markup = draw({ subject: 'boards', caption: 'To one scale' }, { ...site, pages });
  const boards = [
    ...markup.matchAll(/class="[^"]*(?:paint|sheet)[^"]*" d="M\S+ \S+h([\d.]+)v([\d.]+)h/g),
  ];
  const [largest = 0] = boards.map(([, width]) => Number(width)).toSorted((a, b) => b - a);
  const foot = largest / 40;
  const drawn = boards.map(([, width, height]) => [Number(width) / foot, Number(height) / foot]);
  for (const { width, height } of sizes) {
    expect(drawn.some(([w = 0, h = 0]) => Math.abs(w - width) + Math.abs(h - height) < 0.01)).toBe(
      true,
    );
  }
  const scale = Number(/scale\(([\d.]+)\)/.exec(markup)?.[1]);
  expect(scale * 110).toBeCloseTo(5.5 * foot);
});

it('lights the boards, white by night, and fills each shop up to its counter', () => {
  const markup = draw({ subject: 'boards', caption: 'To one scale' });
  const root = parse(markup);
  const ofClass = (name: string) => root.querySelectorAll(`path[class*=${name}]`);
  const [shops, poles] = [ofClass('inside').length, ofClass('body').length];
  expect(Math.min(shops, poles)).toBeGreaterThan(0);
  expect(ofClass('lamp')).toHaveLength(poles);
  expect(root.querySelectorAll('svg[class*=bright]')).toHaveLength(1);
  const fronts = [...markup.matchAll(/inside[^"]*" d="M(\d+) \d+V\d+h(\d+)V/g)];
  const counters = [...markup.matchAll(/deep[^"]*" d="M(\d+) \d+V\d+h(\d+)V/g)];
  expect(fronts).toHaveLength(shops);
  expect(counters.map(([, ...place]) => place)).toEqual(fronts.map(([, ...place]) => place));
});

it('lists prices of the catalogue on the menu board of a counter', () => {
  const site = readSite();
  const [priced, onRequest] = [true, false].map((isPriced) =>
    site.catalogue.categories
      .flatMap(({ services }) => services)
      .find(({ amountPaise }) => (amountPaise !== undefined) === isPriced),
  );
  const from = [priced?.name ?? '', onRequest?.name ?? ''];
  const stage = { subject: 'counter' as const, word: 'Fresh', from, caption: 'Prices' };
  const rows = parse(draw(stage)).querySelectorAll('li');
  expect(rows.map(({ text }) => text.includes('₹'))).toEqual([true, false]);
});

it('counts in bundles of five on the sheet of a tasting table', () => {
  const counts = [15, 9, 4].map((count) => ({ label: `Visitors ${count}`, count }));
  const stage = { subject: 'tasting' as const, word: 'Taste', counts, caption: 'A sheet' };
  const strokes = parse(draw(stage)).querySelectorAll('dd path');
  const marks = strokes.map((path) => path.getAttribute('d')?.match(/M/g)?.length);
  expect(marks).toEqual([15, 9, 4]);
});
