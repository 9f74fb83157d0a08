import { expect, it } from 'vitest';
import { withBrand } from './with-brand.ts';

it('names the brand everywhere in an entry and leaves the rest alone', () => {
  const entry = { title: 'By {brand}', items: ['{brand}', 3, null, { open: '{name}' }] };
  expect(withBrand(entry, 'Ad Works')).toEqual({
    title: 'By Ad Works',
    items: ['Ad Works', 3, null, { open: '{name}' }],
  });
});
