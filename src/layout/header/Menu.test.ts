import { expect, it } from 'vitest';
import { isActive } from './Menu.tsx';

it.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/locations', '/locations/patna', true],
  ['/locations', '/locations-of-others', false],
  ['/services/seo', '/services', false],
])('link %s on page %s: %s', (href, path, active) => {
  expect(isActive(href, path, '/')).toBe(active);
});

it('knows the home page of another language', () => {
  expect(isActive('/hi', '/hi', '/hi')).toBe(true);
  expect(isActive('/hi', '/hi/about', '/hi')).toBe(false);
  expect(isActive('/hi/services', '/hi/services/seo', '/hi')).toBe(true);
});
