import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it('is the first letters, unless the file says otherwise', () => {
  expect(shortName({ name: 'Sheohar' })).toBe('She');
  expect(shortName({ name: 'West Champaran' })).toBe('WC');
  expect(shortName({ name: 'Sheikhpura', short: 'Skp' })).toBe('Skp');
});
