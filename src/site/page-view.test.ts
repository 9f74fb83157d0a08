import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { viewOf } from './page-view.ts';
import { routesOf } from './routes.ts';
import type { Section } from './section.ts';

const site = readSite();

it('has the drawing that a stage displaces in the closing band, unless the stage shows the same', () => {
  const page = site.pages.find(({ slug }) => slug === 'services/seo');
  const route = routesOf(site).find(({ slug }) => slug === 'services/seo');
  if (!page || !route) throw new Error('no such page');
  const [hero, ...others] = page.sections;
  if (hero?.type !== 'hero') throw new Error('no hero');
  const drawing = { subject: 'seo' as const, word: 'Tea' };
  const closings = (changes: Partial<typeof hero>) => {
    const sections = [{ ...hero, drawing, ...changes }, ...others];
    const view = viewOf(route, { ...site, pages: [{ ...page, sections }] });
    return view.sections.flatMap((section) =>
      section.type === 'call-to-action' ? [section.drawing] : [],
    );
  };
  const posts = { subject: 'posts' as const, page: 'Tea', posts: [], caption: 'An example' };
  const shamiana = { subject: 'shamiana' as const, word: 'Tea', caption: 'An example' };
  expect(closings({ stage: posts })).toEqual([drawing]);
  expect(closings({ stage: shamiana })).toEqual([undefined]);
  expect(closings({ stage: undefined })).toEqual([undefined]);
});

/** What a section looks like, whatever it says. */
const build = (section: Section) =>
  'layout' in section ? `${section.type} ${section.layout}` : section.type;

it.each(routesOf(site))('$path has no two neighbouring sections of the same build', (route) => {
  const builds = viewOf(route, site).sections.map(build);
  expect(builds.filter((one, index) => one === builds[index + 1])).toEqual([]);
});

it('has the drawing of another page above a list of links, unless that follows the hero', () => {
  const [page] = site.pages;
  const route = routesOf(site).find(({ slug }) => slug === page?.slug);
  const hero = site.pages.flatMap(({ sections }) => sections).find(({ type }) => type === 'hero');
  if (!page || !route || hero?.type !== 'hero') throw new Error('no such page');
  const withDrawing = (slug: string, subject: 'seo' | 'ppc') => ({
    ...{ ...page, slug },
    sections: [{ ...hero, stage: undefined, drawing: { subject, word: 'Tea' } }],
  });
  const links = ['/none', '/alike', '/other'].map((to) => ({ label: to, to }));
  const list = { type: 'link-list' as const, title: 'More', links };
  const own = withDrawing(page.slug, 'seo');
  const drawings = (...others: Section[]) => {
    const pages = [
      { ...own, sections: [...own.sections, ...others] } as typeof page,
      ...[withDrawing('alike', 'seo'), withDrawing('other', 'ppc')],
    ];
    return viewOf(route, { ...site, pages }).sections.flatMap((section) =>
      section.type === 'link-list' ? [section.drawing?.subject] : [],
    );
  };
  const note = { type: 'place-note' as const, title: 'Here', text: 'Near', actions: [] };
  expect(drawings(note, list)).toEqual(['ppc']);
  expect(drawings(list)).toEqual([undefined]);
  const alike = { ...list, links: links.slice(0, 2) };
  expect(drawings(note, alike)).toEqual([undefined]);
});
