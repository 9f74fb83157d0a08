import { expect, it } from 'vitest';
import { budgetSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkMixes, checkPosts } from './check-content.ts';

const { catalogue, pages } = readSite();
const [page] = pages;
const soldBy = (unit: string) => {
  const services = catalogue.categories.flatMap((category) => category.services);
  const found = services.find((service) => service.unit === unit);
  if (!found?.limits) throw new Error(`Nothing is sold ${unit}`);
  return { ...found, limits: found.limits };
};

/** The rate card with this longest side, in feet. */
const withSides = (longestSide: number) => ({
  categories: catalogue.categories.map(({ name, services }) => ({
    name,
    services: services.map((service) => ({
      ...service,
      limits: { ...service.limits, longestSide },
    })),
  })),
});

/** Mistakes of a page whose mixes have this line. */
function mistakesOf(line: { from: string; counts: object[] }, longestSide?: number) {
  if (!page) throw new Error('There is no page');
  const mix = { name: 'A mix', lines: [line] };
  const section = budgetSchema.parse({
    type: 'budget',
    title: 'What does it buy?',
    lead: 'Choose your sum and what it is for, and see plans.',
    sums: [5000, 10_000, 25_000],
    purposes: [
      { slug: 'opening', name: 'An opening', mixes: [mix, mix, mix] },
      { slug: 'sale', name: 'A sale', mixes: [mix, mix, mix] },
    ],
    asked: [],
    validDays: 15,
    disclaimer: 'For the rest we ask the owner of the site.',
  });
  return checkMixes({
    catalogue: longestSide ? withSides(longestSide) : catalogue,
    pages: [{ ...page, sections: [section] }],
  });
}

const first = ['sections', 0, 'purposes', 0, 'mixes', 0, 'lines', 0, 'counts'];

it('refuses counts that do not fit the unit', () => {
  const { name } = soldBy('/month');
  const [mistake] = mistakesOf({ from: name, counts: [{ of: 'days', least: 1, most: 7 }] });
  expect(mistake).toEqual({
    file: `pages/${page?.slug}.yaml`,
    path: first,
    reason: `days: "${name}" can be counted in times, months`,
  });
});

it('refuses a side above the largest', () => {
  const { name } = soldBy('/sq.ft');
  const counts = (most: number) => [
    { of: 'width', least: 1, most },
    { of: 'height', least: 1 },
  ];
  expect(mistakesOf({ from: name, counts: counts(20) }, 20)).toEqual([]);
  expect(mistakesOf({ from: name, counts: counts(21) }, 20)[0]?.reason).toContain('at most 20 ft');
});

it('accepts any counts for an unknown service', () => {
  expect(mistakesOf({ from: 'No such service', counts: [{ of: 'days', least: 1 }] })).toEqual([]);
});

it('refuses a post that no purpose has', () => {
  if (!page) throw new Error('There is no page');
  const elections = [{ title: 'Town', posts: ['mayor'], points: ['Two vehicles'] }];
  const section = {
    ...{ type: 'election-posts' as const, title: 'Which post?', lead: 'Open your post below.' },
    elections,
  };
  const pages = (...sections: object[]) => [
    { ...page, sections: sections as typeof page.sections },
  ];
  const purposes = [{ posts: [{ slug: 'mayor' }] }];
  expect(checkPosts({ pages: pages({ type: 'budget', purposes }, section) })).toEqual([]);
  expect(checkPosts({ pages: pages(section) })).toEqual([
    {
      file: `pages/${page.slug}.yaml`,
      path: ['sections', 0, 'elections', 0, 'posts', 0],
      reason: 'no purpose of a budget has the post "mayor"',
    },
  ]);
});
