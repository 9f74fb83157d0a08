import { describe, expect, it } from 'vitest';
import { catalogueSchema, findService } from './catalogue.ts';

/** A catalogue.yaml of five categories, whose first one has these services too. */
const fileWith = (...services: object[]) => ({
  categories: ['Digital', 'Websites', 'Design', 'Outdoor', 'Advice'].map((name, index) => ({
    name,
    services: [{ name: `${name} work`, price: 7499 }, ...(index === 0 ? services : [])],
  })),
});
const issuesOf = (file: object) => catalogueSchema.safeParse(file).error?.issues;

describe('catalogue', () => {
  it('finds a service by its name, with its price in paise if it has one', () => {
    const catalogue = catalogueSchema.parse(fileWith({ name: 'Event Promotions' }));
    expect(findService(catalogue, 'Design work')?.amountPaise).toBe(749_900);
    expect(findService(catalogue, 'Event Promotions')).toMatchObject({ amountPaise: undefined });
    expect(findService(catalogue, 'Radio')).toBeUndefined();
  });

  it('names a service that is listed twice', () => {
    const twice = fileWith({ name: 'Outdoor work', price: 1 });
    expect(issuesOf(twice)?.[0]?.message).toContain('"Outdoor work" is listed twice');
  });

  it('takes any unit that is a slash and a word', () => {
    const file = catalogueSchema.parse(fileWith({ name: 'Radio', price: 900, unit: '/घंटा' }));
    expect(findService(file, 'Radio')?.unit).toBe('/घंटा');
  });

  it('refuses what is no unit and a price with commas', () => {
    const wrong = fileWith({ name: 'Radio', price: '4,999', unit: 'per hour' });
    expect(issuesOf(wrong)?.map(({ path }) => path.at(-1))).toEqual(['price', 'unit']);
  });
});
