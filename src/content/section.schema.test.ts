import { expect, it } from 'vitest';
import { packagesSchema } from './section.schema.ts';

const features = ['One board', 'One design', 'One call a week', 'One page of report'];
const takes = (count: number) =>
  packagesSchema.safeParse({
    type: 'packages',
    title: 'Packages',
    service: 'Boards',
    items: Array.from({ length: count }, (_, index) => ({
      name: `Package ${index}`,
      price: 1000,
      period: 'per month',
      popular: index === 0,
      features,
    })),
  }).success;

it('takes three to five packages', () => {
  expect([2, 3, 4, 5, 6].filter(takes)).toEqual([3, 4, 5]);
});
