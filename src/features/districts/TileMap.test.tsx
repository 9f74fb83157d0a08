import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { mappedDistricts } from '#src/site/mapped-districts.ts';
import { districtPath } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { TileMap } from './TileMap.tsx';

const site = readSite();
const paths = mappedDistricts(site.districts).map(({ slug }) => districtPath(slug));
const [someDistrict] = mappedDistricts(site.districts);

/** Where the links lead, and those of them that are highlighted. */
function draw(highlighted?: string) {
  const section = {
    type: 'tile-map' as const,
    title: 'Map',
    lead: 'All the districts.',
    highlighted,
  };
  const links = parse(
    renderToStaticMarkup(<TileMap section={section} site={site} />),
  ).querySelectorAll('a');
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

it('lights the one that is shown', () => {
  expect(draw(someDistrict?.slug).highlighted).toEqual([paths[0]]);
});
