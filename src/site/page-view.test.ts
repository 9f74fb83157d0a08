import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { viewOf } from './page-view.ts';
import { routesOf } from './routes.ts';
import type { Section } from './section.ts';

const site = readSite();

/** What a section looks like, whatever it says. */
const build = (section: Section) =>
  'layout' in section ? `${section.type} ${section.layout}` : section.type;

it.each(routesOf(site))('$path has no two neighbouring sections of the same build', (route) => {
  const builds = viewOf(route, site).sections.map(build);
  expect(builds.filter((one, index) => one === builds[index + 1])).toEqual([]);
});
