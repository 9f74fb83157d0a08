import { expect, it } from 'vitest';
import { readPath, valueAt, withValueAt } from './values.ts';

const catalogue = {
  quantities: { limits: { '/sq.ft': { most: 5000 }, '/day': { most: 30 } } },
  categories: [{ services: [{ price: 500 }, { price: 700 }] }],
};

it.each([
  ['quantities.limits./sq.ft.most', ['quantities', 'limits', '/sq.ft', 'most']],
  ['categories.0.services.1.price', ['categories', 0, 'services', 1, 'price']],
  ['categories.0.name', ['categories', 0, 'name']],
])('reads the path %s, whose keys may have dots', (text, path) => {
  expect(readPath(text, catalogue)).toEqual(path);
});

it('changes one field and leaves the others the same objects', () => {
  const path = ['categories', 0, 'services', 1, 'price'];
  const changed = withValueAt(catalogue, path, 750);
  expect(valueAt(changed, path)).toBe(750);
  expect(valueAt(changed, ['quantities'])).toBe(catalogue.quantities);
  expect(withValueAt(changed, path, undefined)).toMatchObject({
    categories: [{ services: [{ price: 500 }, {}] }],
  });
});
