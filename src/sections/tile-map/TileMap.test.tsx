import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { onMap } from '#src/districts/on-map.ts';
import { districtPath } from '#src/routing/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { TileMap } from './TileMap.tsx';

const site = readSite();
const paths = onMap(site.districts).map(({ slug }) => districtPath(slug));
const [someDistrict] = onMap(site.districts);

/** Where the links lead, and those of them that are lit. */
function draw(lit?: string) {
  const section = { type: 'tile-map' as const, title: 'Map', lead: 'All the districts.', lit };
  const links = parse(
    renderToStaticMarkup(<TileMap section={section} site={site} />),
  ).querySelectorAll('a');
  const pathsOf = (some: typeof links) => some.map((link) => link.getAttribute('href'));
  return {
    links: pathsOf(links),
    lit: pathsOf(links.filter((link) => link.getAttribute('aria-current') === 'page')),
  };
}

it('has a link for every district of the map', () => {
  expect(draw().links.toSorted()).toEqual(paths.toSorted());
  expect(draw().lit).toEqual([]);
});

it('lights the one that is shown', () => {
  expect(draw(someDistrict?.slug).lit).toEqual([paths[0]]);
});
