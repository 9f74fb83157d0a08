import { expect, it } from 'vitest';
import { defaultLanguage } from './default-language.ts';
import { localPath } from './local-path.ts';

it('prefixes the paths of every language but the default one', () => {
  expect(localPath(defaultLanguage, '/about')).toBe('/about');
  expect(localPath('hi', '/about')).toBe('/hi/about');
  expect(localPath('hi', '/')).toBe('/hi');
});
