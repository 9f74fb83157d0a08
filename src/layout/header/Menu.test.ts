import { expect, it } from 'vitest';
import { isActive } from './Menu.tsx';

it.each([
  ['en', '/', '/', true],
  ['en', '/', '/about', false],
  ['en', '/locations', '/locations/patna', true],
  ['en', '/locations', '/locations-of-others', false],
  ['en', '/services/seo', '/services', false],
  ['hi', '/', '/hi', true],
  ['hi', '/', '/hi/about', false],
  ['hi', '/services', '/hi/services/seo', true],
])('%s: link to %s on page %s: %s', (language, to, page, active) => {
  expect(isActive(to, language, page)).toBe(active);
});
