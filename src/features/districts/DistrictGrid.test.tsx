import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { regions } from '#src/content/district.schema.ts';
import { districtPath } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { DistrictGrid } from './DistrictGrid.tsx';

const site = { ...readSite(), language: 'hi' };
const section = { type: 'district-grid' as const, title: 'All districts' };

const root = parse(renderToStaticMarkup(<DistrictGrid section={section} site={site} />));

it('has a card for every district, which links its page in the language', () => {
  const cards = root.querySelectorAll('h4 a').map((link) => [link.text, link.getAttribute('href')]);
  const links = site.districts.map(({ name, slug }) => [name, `/hi${districtPath(slug)}`]);
  expect(cards.toSorted()).toEqual(links.toSorted());
});

it('has each district under the heading of its region', () => {
  const lists = root
    .querySelectorAll('ul')
    .map((list) => [
      list.previousElementSibling?.text,
      list.querySelectorAll('a').map(({ text }) => text),
    ]);
  const expected = regions.map((region) => [
    site.labels.regions[region],
    site.districts.filter((district) => district.region === region).map(({ name }) => name),
  ]);
  expect(lists).toEqual(expected);
});
