import { expect, it } from 'vitest';
import { packagesSchema, sectionSchema } from './section.schema.ts';

const features = ['One board', 'One design', 'One call a week', 'One page of report'];
const takesPackages = (count: number, popular = 1) =>
  packagesSchema.safeParse({
    type: 'packages',
    title: 'Packages',
    service: 'Boards',
    items: Array.from({ length: count }, (_, index) => ({
      name: `Package ${index}`,
      price: 1000,
      period: 'per month',
      popular: index < popular,
      features,
    })),
  }).success;

it('takes three packages', () => {
  expect([2, 3, 4].filter((count) => takesPackages(count))).toEqual([3]);
});

it('takes exactly one popular package', () => {
  expect([0, 1, 2].filter((popular) => takesPackages(3, popular))).toEqual([1]);
});

it('takes four candidates', () => {
  const candidate = {
    name: 'Asha Kumari',
    party: 'Independent',
    symbol: 'kettle',
    description: 'Ten meetings in ten days.',
  };
  const takesCandidates = (count: number) =>
    sectionSchema.safeParse({
      type: 'candidates',
      title: 'Elections',
      lead: 'Four campaigns as examples.',
      sample: true,
      items: Array.from({ length: count }, () => candidate),
      action: { label: 'See campaigns', to: '/campaigns' },
    }).success;
  expect([3, 4, 5].filter(takesCandidates)).toEqual([4]);
});
