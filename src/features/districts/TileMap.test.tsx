import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { districtPath } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { TileMap } from './TileMap.tsx';

const site = readSite();
const paths = site.districts.map(({ slug }) => districtPath(slug));
const [someDistrict] = site.districts;

/** Links of the tiles, and of the highlighted ones. */
function draw(highlighted?: string) {
  const section = {
    type: 'tile-map' as const,
    title: 'Map',
    lead: 'All the districts.',
    highlighted,
  };
  const root = parse(renderToStaticMarkup(<TileMap section={section} site={site} />));
  const links = root.querySelectorAll('a');
  const pathsOf = (some: typeof links) => some.map((link) => link.getAttribute('href'));
  return {
    links: pathsOf(links),
    highlighted: pathsOf(links.filter((link) => link.getAttribute('aria-current') === 'page')),
  };
}

it('has a link for every district of the map', () => {
  expect(draw().links.toSorted()).toEqual(paths.toSorted());
  expect(draw().highlighted).toEqual([]);
});

it('highlights the district of the page', () => {
  expect(draw(someDistrict?.slug).highlighted).toEqual([paths[0]]);
});
