import { expect, it } from 'vitest';
import { defaultLanguage } from '#contract/default-language.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { routesOf } from './routes.ts';
import { alternatesOf, translationsOf } from './translations.ts';

const content = readSite();
const [page] = content.pages;
const [district] = content.districts;
if (!page || !district) throw new Error('the content has no page of some kind');

/** A language with these pages, and a district with a town, which each language names in its way. */
const languageOf = (language: string, name: string, slugs: string[]) => {
  const site = {
    ...content,
    language,
    labels: { ...content.labels, language: { code: `${language}-IN`, name } },
    pages: slugs.map((slug) => ({ ...page, slug, aliases: [] })),
    districts: [{ ...district, towns: [{ slug: 'arrah', name: `Arrah in ${name}` }] }],
  };
  return { site, routes: routesOf(site) };
};
const english = languageOf(defaultLanguage, 'English', ['index', 'about', 'contact']);
const hindi = languageOf('hi', 'हिन्दी', ['index', 'about', 'radio']);
const all = [english, hindi];

function translations(path: string, languages = all) {
  const route = languages.flatMap(({ routes }) => routes).find((one) => one.path === path);
  if (!route) throw new Error(`No page at ${path}`);
  return translationsOf(route, languages);
}

it('finds the same page in every language, from either', () => {
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

it('finds none where a page or a site has one language', () => {
  expect(translations('/contact')).toEqual([]);
  expect(translations('/hi/radio')).toEqual([]);
  expect(translations('/about', [english])).toEqual([]);
});

it('tells search engines the language alone, and the default one for all others', () => {
  expect(alternatesOf(translations('/about'), 'https://a.example')).toEqual([
    { hreflang: defaultLanguage, href: 'https://a.example/about' },
    { hreflang: 'hi', href: 'https://a.example/hi/about' },
    { hreflang: 'x-default', href: 'https://a.example/about' },
  ]);
  expect(alternatesOf([], 'https://a.example')).toEqual([]);
});
