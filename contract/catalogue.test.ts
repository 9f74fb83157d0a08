import { describe, expect, it } from 'vitest';
import { catalogueSchema, findService } from './catalogue.ts';
import { singleQuantity } from './quantity.ts';

const quantities = { sample: false, limits: { '/day': { most: 30 } } };

/** A catalogue.yaml of five categories, whose first one has these services too. */
const fileWith = (...services: object[]) => ({
  quantities,
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

  it('takes any unit that is a slash and a word, with its limits', () => {
    const limits = { '/घंटा': { least: 2, most: 10, step: 2 } };
    const radio = { name: 'Radio', price: 900, unit: '/घंटा' };
    const file = catalogueSchema.parse({
      ...fileWith(radio),
      quantities: { sample: true, limits },
    });
    expect(findService(file, 'Radio')).toMatchObject({ unit: '/घंटा', limits: limits['/घंटा'] });
  });

  it('allows any number of a unit, and one of a job or one-time service per order', () => {
    const services = [undefined, 'one-time', '/day'].map((unit, index) => ({
      ...{ name: `Radio ${index}`, price: 900 },
      ...(unit && { unit }),
    }));
    const file = catalogueSchema.parse(fileWith(...services));
    const most = services.map(({ name }) => findService(file, name)?.limits);
    expect(most).toEqual([singleQuantity, singleQuantity, { least: 1, most: 30, step: 1 }]);
  });

  const radio = { name: 'Radio', price: 1_000, unit: '/day' };

  it.each([{ most: 11, step: 5 }, { most: 10_000 }])('takes the limits %j', (limits) => {
    const quantities = { sample: true, limits: { '/day': limits } };
    expect(issuesOf({ ...fileWith(radio), quantities })).toBeUndefined();
  });

  it.each([
    [{ '/hour': { most: 5 } }, 'must say how many "/day" of "Radio" one order may have'],
    [{ '/day': { least: 2, most: 1 } }, 'most must be least plus a whole number of steps'],
    [{ '/day': { most: 10, step: 5 } }, 'most must be least plus a whole number of steps'],
    [{ '/day': { most: 10_001 } }, '10001 of "Radio" cost too much for one order'],
  ])('refuses the limits %j', (limits, message) => {
    const file = fileWith(radio);
    const issues = issuesOf({ ...file, quantities: { sample: true, limits } });
    expect(issues?.map((issue) => issue.message)).toEqual([message]);
  });

  it('labels names and units as the file does, otherwise by their keys', () => {
    const radio = { name: 'Radio', label: 'रेडियो', price: 900, unit: '/day' };
    const labelled = catalogueSchema.parse({ ...fileWith(radio), units: { '/day': 'हर दिन' } });
    const plain = catalogueSchema.parse(fileWith({ ...radio, label: undefined }));
    const common = { name: 'Radio', unit: '/day', amountPaise: 90_000 };
    expect(findService(labelled, 'Radio')).toMatchObject({
      ...common,
      label: 'रेडियो',
      unitLabel: 'हर दिन',
    });
    expect(findService(plain, 'Radio')).toMatchObject({
      ...common,
      label: 'Radio',
      unitLabel: '/day',
    });
  });

  it('refuses an invalid unit and a price with commas', () => {
    const wrong = fileWith({ name: 'Radio', price: '4,999', unit: 'per hour' });
    expect(issuesOf(wrong)?.map(({ path }) => path.at(-1))).toEqual(['price', 'unit']);
  });

  it.each([0, -1, 12.5, 10_000_001, '499', null])('refuses a price of %j', (price) => {
    expect(issuesOf(fileWith({ name: 'Radio', price }))?.[0]?.path.at(-1)).toBe('price');
  });

  it.each([1, 10_000_000])('takes a price of %i', (price) => {
    const file = catalogueSchema.parse(fileWith({ name: 'Radio', price }));
    expect(findService(file, 'Radio')?.amountPaise).toBe(price * 100);
  });

  it.each(['per hour', 'one-time fee', 'a/hour', '/', '/an hour'])(
    'refuses the unit %j',
    (unit) => {
      expect(issuesOf(fileWith({ name: 'Radio', unit }))?.[0]?.message).toContain(
        'must be one-time',
      );
    },
  );

  it('has five categories, each with a name and a service, and no other field', () => {
    const { categories } = fileWith();
    const [first, ...others] = categories;
    expect(catalogueSchema.safeParse({ quantities, categories }).success).toBe(true);
    for (const wrong of [
      { categories },
      { quantities, categories: others },
      { quantities, categories: [{ ...first, services: [] }, ...others] },
      { quantities, categories: [{ services: first?.services }, ...others] },
      { quantities, categories: [{ ...first, name: 'Ad' }, ...others] },
      { quantities, categories, currency: 'USD' },
      { quantities, categories: [{ ...first, discount: 10 }, ...others] },
      fileWith({ name: 'Radio', discount: 10 }),
      fileWith({ name: 'TV' }),
    ]) {
      expect(catalogueSchema.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
    }
  });
});
