import { describe, expect, it } from 'vitest';
import { budgetSchema } from '#src/content/section.schema.ts';
import { catalogue } from '#tests/fixtures/catalogue.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { plannerProps } from './planner-props.ts';

const mix = (name: string, ...from: string[]) => ({
  name,
  lines: from.map((service) => ({ from: service })),
});
const gone = ['One', 'Two', 'Three'].map((name) => mix(name, 'Not sold', 'SEO Optimization'));
const authored = {
  type: 'budget',
  title: 'What it buys',
  lead: 'Three plans for every sum.',
  sums: [5000, 10_000, 25_000],
  purposes: [
    {
      slug: 'sale',
      name: 'A sale',
      mixes: [
        {
          name: 'Counted',
          lines: [{ from: 'SEO Optimization', counts: [{ of: 'months', least: 2, most: 6 }] }],
        },
        mix('Once', 'SEO Optimization'),
        mix('Fewer', 'SEO Optimization', 'Taken off the rate card', 'Event Promotions'),
      ],
    },
    {
      slug: 'other',
      name: 'Other',
      mixes: gone,
      posts: [
        {
          slug: 'mayor',
          name: 'Mayor',
          limit: 40_000,
          year: 2021,
          vehicles: 'two rickshaws',
          days: 9,
          caps: { vehicles: 2 },
        },
      ],
    },
  ],
  asked: [
    { from: 'SEO Optimization', text: 'What you pay to Google' },
    { from: 'Event Promotions', text: 'A tent' },
    { from: 'SEO Optimization', text: 'A card' },
  ],
  validDays: 10,
  disclaimer: 'The rest is asked for by us.',
};
const site = { ...readSite(), catalogue };
const props = plannerProps(budgetSchema.parse(authored), site);
const [sale] = props.purposes;
const linesOf = (name: string) => sale?.mixes.find((one) => one.name === name)?.lines ?? [];

it('takes price, label and limits of a service from the catalogue', () => {
  expect(linesOf('Counted')).toEqual([
    {
      service: {
        name: 'SEO Optimization',
        label: 'SEO',
        amountPaise: 749_900,
        limits: { least: 1, most: 12, step: 1 },
        asked: ['What you pay to Google', 'A card'],
      },
      counts: [{ of: 'months', least: 2, most: 6, limit: 12 }],
    },
  ]);
});

it('counts a service without counts once', () => {
  expect(linesOf('Once')[0]?.counts).toEqual([{ of: 'times', least: 1, most: 1, limit: 12 }]);
});

it('leaves out a service that is gone or has no price, and a mix named after it', () => {
  expect(linesOf('Fewer').map(({ service }) => service.name)).toEqual(['SEO Optimization']);
  expect(props.purposes[1]?.mixes).toEqual([]);
});

it('caps a post by its campaign too, and plans its limit unless it has a sum', () => {
  const [post] = props.purposes[1]?.posts ?? [];
  expect(post).toMatchObject({ caps: { days: 9, vehicles: 2 }, sumPaise: 4_000_000 });
  for (const words of ['2021', '₹40,000', 'two rickshaws', '9'])
    expect(post?.rule).toContain(words);
});

it('says how long its prices hold, if that is known', () => {
  expect(props.letterhead.valid).toContain('10');
  const open = plannerProps(budgetSchema.parse({ ...authored, validDays: undefined }), site);
  expect(open.letterhead.valid).toBeUndefined();
});

describe('purposes', () => {
  const [sale, other] = authored.purposes;
  const refusalsOf = (...purposes: object[]) =>
    budgetSchema.safeParse({ ...authored, purposes }).error?.issues.map(({ message }) => message);

  it('have different slugs, also from posts', () => {
    const message = 'purposes and posts must have different slugs';
    expect(refusalsOf({ ...sale, slug: 'mayor' }, other ?? {})).toEqual([message]);
  });

  it('have posts with a sum that they may spend and /budget takes', () => {
    const withPost = (changed: object) =>
      refusalsOf(sale ?? {}, { ...other, posts: [{ ...other?.posts?.[0], ...changed }] });
    expect(withPost({ limit: 4_000_000, sum: 900_000 })).toBeUndefined();
    const message = 'must be within the limit and 1000000, the most that /budget takes';
    expect(withPost({ limit: 4_000_000 })).toEqual([message]);
    expect(withPost({ sum: 50_000 })).toEqual([message]);
  });

  it('have one line of vehicles in a mix for posts', () => {
    const line = { from: 'SEO Optimization', counts: [{ of: 'vehicles', least: 1 }] };
    const mixes = gone.map(({ name }) => ({ name, lines: [line, line] }));
    expect(refusalsOf({ ...sale, mixes }, other ?? {})).toBeUndefined();
    expect(refusalsOf(sale ?? {}, { ...other, mixes })).toEqual([
      'a mix for posts has one line with vehicles, because their number is capped',
    ]);
  });
});

it('refuses a width without a height', () => {
  const counts = [{ of: 'width', least: 8 }];
  const mixes = [{ name: 'Flat', lines: [{ from: 'SEO Optimization', counts }] }];
  const { error } = budgetSchema.safeParse({
    ...authored,
    purposes: [
      { slug: 'sale', name: 'A sale', mixes: [...mixes, ...mixes, ...mixes] },
      authored.purposes[1],
    ],
  });
  expect(error?.issues.map(({ message }) => message)).toContain(
    'a width needs a height, and a height a width',
  );
});
