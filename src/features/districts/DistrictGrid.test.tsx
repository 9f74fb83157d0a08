import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { districtPath } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { DistrictGrid } from './DistrictGrid.tsx';

const site = { ...readSite(), language: 'hi' };
const section = { type: 'district-grid' as const, title: 'All districts' };

it('has a card for every district, which links its page in the language', () => {
  const root = parse(renderToStaticMarkup(<DistrictGrid section={section} site={site} />));
  const cards = root.querySelectorAll('h3 a').map((link) => [link.text, link.getAttribute('href')]);
  expect(cards).toEqual(site.districts.map(({ name, slug }) => [name, `/hi${districtPath(slug)}`]));
});
