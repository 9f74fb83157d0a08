import { expect, it } from 'vitest';
import { singleQuantity } from '#contract/quantity.ts';
import type { SectionOf } from '#src/site/section.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { studioProps } from './studio-props.ts';

const service = (name: string, unit: string, unitLabel: string, amountPaise: number) => ({
  ...{ name, label: name, unit, unitLabel, amountPaise },
  limits: singleQuantity,
});
const services = [
  service('Flex', '/sq.ft', 'a square foot', 1250),
  service('Branding', '/vehicle', 'a vehicle', 210_000),
];
const site = { ...readSite(), catalogue: { categories: [{ name: 'Print', services }] } };
const section = {
  prices: {
    hoarding: { from: 'Flex', text: 'Flex {price} + rent' },
    wall: { text: 'Ask us' },
    'e-rickshaw': { from: 'Branding', text: 'Branding {price}' },
  },
} as unknown as SectionOf<'paint'>;

it('prices a board by its area, by its unit, or in words alone', () => {
  const { boards } = studioProps(section, site);
  expect(Object.values(boards).map(({ price }) => price)).toEqual([
    'Flex ₹2,500 + rent',
    'Ask us',
    'Branding ₹2,100 a vehicle',
  ]);
});
