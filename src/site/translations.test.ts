import { expect, it } from 'vitest';
import { defaultLanguage } from '#contract/default-language.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { routesOf } from './routes.ts';
import { alternatesOf, translationsOf } from './translations.ts';

const content = readSite();
const [district] = content.districts;
if (!district) throw new Error('There is no district');

const languageOf = (language: string, name: string) => ({
  ...content,
  language,
  labels: { ...content.labels, language: { code: `${language}-IN`, name } },
});
const english = languageOf(defaultLanguage, 'English');
const hindi = languageOf('hi', 'हिन्दी');
const all = [english, hindi];

function translations(path: string, sites = all) {
  const route = sites.flatMap(routesOf).find((one) => one.path === path);
  if (!route) throw new Error(`No page at ${path}`);
  return translationsOf(route, sites);
}

it('finds the page in every language', () => {
  expect(translations('/about')).toEqual([
    { language: defaultLanguage, code: `${defaultLanguage}-IN`, name: 'English', path: '/about' },
    { language: 'hi', code: 'hi-IN', name: 'हिन्दी', path: '/hi/about' },
  ]);
  expect(translations('/hi/about')).toEqual(translations('/about'));
});

it.each(['/', '/locations/arrah', `/locations/${district.slug}`])(
  'leads from %s to the same address and back',
  (path) => {
    const [, other] = translations(path);
    expect(other?.path).toBe(path === '/' ? '/hi' : `/hi${path}`);
    expect(translations(other?.path ?? '')[0]?.path).toBe(path);
  },
);

it('finds no translations on a site with one language', () => {
  expect(translations('/about', [english])).toEqual([]);
});

it('has an x-default alternate', () => {
  expect(alternatesOf(translations('/about'), 'https://a.example')).toEqual([
    { hreflang: defaultLanguage, href: 'https://a.example/about' },
    { hreflang: 'hi', href: 'https://a.example/hi/about' },
    { hreflang: 'x-default', href: 'https://a.example/about' },
  ]);
  expect(alternatesOf([], 'https://a.example')).toEqual([]);
});
