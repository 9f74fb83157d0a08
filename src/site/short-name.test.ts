import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it('is the first letters, unless the file says otherwise', () => {
  expect(shortName({ name: 'Sheohar' }, 3)).toBe('She');
  expect(shortName({ name: 'West Champaran' }, 3)).toBe('WC');
  expect(shortName({ name: 'Sheikhpura', short: 'Skp' }, 3)).toBe('Skp');
});

it('cuts no letter of Hindi in two', () => {
  expect(shortName({ name: 'सीतामढ़ी' }, 2)).toBe('सीता');
  expect(shortName({ name: 'पश्चिम चंपारण' }, 2)).toBe('पचं');
});
