import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseContent } from '#contract/content/content-file.ts';
import { ContentError } from '#contract/content/content-mistake.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import { checkTranslations } from './check-translations.ts';

const website = {
  name: 'Website (5 pages)',
  label: 'वेबसाइट (5 पेज)',
  price: 9999,
  unit: 'one-time',
};
const seo = { name: 'SEO', label: 'SEO', price: 7499, unit: '/month' };
const event = { name: 'Event', label: 'इवेंट' };
const units = { '/month': '/महीना', 'one-time': 'एक बार' };

const entry = (language: string, services: object[], words?: object): ContentEntry => ({
  kind: 'catalogue',
  language,
  slug: 'catalogue',
  file: parseContent(
    `content/${language}/catalogue.yaml`,
    stringify({ categories: [{ name: 'A', services }], units: words }),
  ),
  value: {} as ContentEntry['value'],
});

const english = entry('en', [
  { ...website, label: undefined },
  { ...seo, label: undefined },
  event,
]);

/** The mistakes in a Hindi catalogue of these services and units, without the name of its file. */
function mistakesIn(services: object[], words: object = units): string[] {
  const mistakes = checkTranslations([english, entry('hi', services, words)]);
  return new ContentError(mistakes).message
    .split('\n')
    .flatMap((line) => line.split('  content/hi/catalogue.yaml:')[1] ?? []);
}

it('are a label for each service and a word for each unit, but not in the default language', () => {
  expect(mistakesIn([website, seo, event])).toEqual([]);
  expect(checkTranslations([english])).toEqual([]);
});

it('names a service without a label, which a payer would read by its key', () => {
  expect(mistakesIn([website, { ...seo, label: undefined }, event])).toEqual([
    '8 categories.1.services.2.label: is missing: a translation needs it',
  ]);
});

it('names a label with another figure', () => {
  expect(mistakesIn([{ ...website, label: 'वेबसाइट (4 पेज)' }, seo, event])).toEqual([
    '5 categories.1.services.1.label: has 4, but 5 in content/en',
  ]);
});

it('compares with what visitors read in the default language, where that is not the name', () => {
  const main = entry('en', [{ ...website, label: 'Website of 6 pages' }]);
  const here = entry('hi', [{ ...website, label: 'वेबसाइट (6 पेज)' }], { 'one-time': 'एक बार' });
  expect(checkTranslations([main, here])).toEqual([]);
});

it('names a unit without a word, one that nothing is sold by, and another figure in a word', () => {
  const words = { '/mnoth': '/महीना', 'one-time': '1 बार' };
  expect(mistakesIn([website, seo, event], words)).toEqual([
    '16 units.one-time: has 1, which is not in content/en',
    '14 units./month: is missing: a translation needs it',
    '15 units./mnoth: is not in content/en',
  ]);
});

it.each([
  [{ price: 7500 }, 'price: has 7500, but 7499'],
  [{ price: undefined }, 'price: is missing'],
  [{ unit: '/year' }, 'unit: has /year, but /month'],
  [{ name: 'एसईओ' }, 'name: has एसईओ, but SEO'],
])('keeps names and prices, which the server takes payments by: %o', (changes, reason) => {
  const words = { ...units, '/year': '/साल' };
  const mistakes = mistakesIn([website, { ...seo, ...changes }, event], words);
  expect(mistakes).toContainEqual(expect.stringContaining(`categories.1.services.2.${reason}`));
});

it('has every service', () => {
  expect(mistakesIn([website, seo])).toEqual([
    expect.stringContaining('categories.1.services: has 2 entries, but 3 in content/en'),
  ]);
});
