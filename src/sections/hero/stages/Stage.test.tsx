import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { onlyOne } from '#contract/quantity.ts';
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

it('shows no stage without a page', () => {
  const used = authored.map(({ stage }) => stage.subject);
  const subjects = heroSchema.shape.stage.unwrap().options.map(({ shape }) => shape.subject.value);
  expect(subjects.filter((subject) => !used.includes(subject))).toEqual([]);
});

it.each(authored)('draws $name in at most 2,500 bytes, and reads out its words', (entry) => {
  const markup = draw(entry.stage, entry.site);
  expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(2500);
  const picture = parse(markup).querySelector('svg');
  const label = picture?.getAttribute('aria-label')?.toLowerCase() ?? '';
  const painted = picture?.querySelectorAll('text').map(({ text }) => text.toLowerCase()) ?? [];
  expect(painted.length).toBeGreaterThan(0);
  expect(painted.filter((words) => !label.includes(words))).toEqual([]);
});

it('works out the clicks and the total of an ad, with the fee of the catalogue', () => {
  const fee = { name: 'Ads', label: 'Ads', unit: '/month', unitLabel: 'a month', limits: onlyOne };
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
