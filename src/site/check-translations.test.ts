import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseContent } from '#contract/content/content-file.ts';
import { ContentError } from '#contract/content/content-mistake.ts';
import type { Kind } from '#src/content/kinds.ts';
import { type ContentEntry, readFiles } from '#src/content/read-files.ts';
import { checkTranslations, keyFieldsOf } from './check-translations.ts';

const english = readFiles('content').entries.filter(({ language }) => language === 'en');

const entry = (language: string, kind: Kind, text: string): ContentEntry => ({
  kind,
  language,
  slug: 'a',
  file: parseContent(`content/${language}/a.${kind === 'policies' ? 'md' : 'yaml'}`, text),
  value: {} as ContentEntry['value'],
});

/** The mistakes in a translation, without the name of its file. */
function mistakesIn(there: string, here: string, kind: Kind = 'pages'): string[] {
  const mistakes = checkTranslations([entry('en', kind, there), entry('hi', kind, here)]);
  const { message } = new ContentError(mistakes);
  return message.split('\n').flatMap((line) => line.split(/ {2}content\/hi\/a\.\w+:/)[1] ?? []);
}

const page = `title: Boards of 20 × 10 ft from ₹1,20,000
price: 499
beforeLaunch: [Who counted?]
sections:
  - type: hero
    actions: [{ label: 'Pay {price}', to: /contact }]
  - type: faq
    items: [one, two]
  - type: board-sizes
    from: Flex Banner Printing
`;

it('accepts other words in another order, and other questions', () => {
  const title = '₹1,20,000 से बोर्ड, 20 × 10 फुट';
  const hindi = page
    .replace(/Boards.*/, title)
    .replace('[Who counted?]', '[]')
    .replace('one, two', 'एक, दो');
  expect(mistakesIn(page, hindi)).toEqual([]);
});

it.each([
  ['title: .*', '', '1 title: is missing: a translation needs it'],
  ['^price', 'size: 1\nprice', '2 size: is not in content/en'],
  ['10 ft', '12 ft', '1 title: has 12, but 10 in content/en'],
  ['₹1,20,000', '1,20,000', '1 title: has 1,20,000, but ₹1,20,000 in content/en'],
  ['499', '500', '2 price: has 500, but 499 in content/en'],
  ['/contact', '/about', '6 sections.1.actions.1.to: has /about, but /contact in content/en'],
  ['faq', 'steps', '7 sections.2.type: has steps, but faq in content/en'],
  ['one, two', 'one', '8 sections.2.items: has 1 entries, but 2 in content/en'],
  [
    'Flex Banner',
    'Poster',
    '10 sections.3.from: has Poster Printing, but Flex Banner Printing in content/en',
  ],
])('reports %j changed to %j', (from, to, reason) => {
  expect(mistakesIn(page, page.replace(new RegExp(from, 'm'), to))).toEqual([reason]);
});

it.each([
  ['title: One; two', []],
  ['title: एक; दो', ['1 title: has a semicolon: write a danda or a comma (docs/hindi.md)']],
])('takes no semicolon in Hindi: %j', (hindi, reasons) => {
  expect(mistakesIn('title: One, two', hindi)).toEqual(reasons);
});

it('has the brand of the default language', () => {
  const reason = '1 brand: has Poster Works, but Board Works in content/en';
  expect(mistakesIn('brand: Board Works', 'brand: Poster Works', 'agency')).toEqual([reason]);
});

describe('a policy', () => {
  const policy =
    '---\neffective: "2025-08-29"\n---\n\n## Days\n\n- 7 days\n- [ask](/contact)\n\nIn money.\n';
  const mistakesOf = (from: string, to: string) =>
    mistakesIn(policy, policy.replace(from, to), 'policies');

  it('may have other words, but no semicolon', () => {
    expect(mistakesOf('In money.', 'पैसे में।')).toEqual([]);
    expect(mistakesOf('In money.', 'पैसे; में')).toEqual([
      expect.stringMatching(/^10: has a semicolon/),
    ]);
  });

  it.each([
    ['2025-08-29', '2025-08-30', '2 effective: has 2025-08-30, but 2025-08-29 in content/en'],
    ['7 days', '8 days', '7: has 8, but 7 in content/en'],
    ['/contact', '/about', '7: has ](/about, but ](/contact in content/en'],
    ['- [ask]', '[ask]', '7: lacks -, which is in content/en: write numbers as digits'],
    ['## ', '', '5: lacks ##, which is in content/en: write numbers as digits'],
    ['In money.', '', '1: has 2 paragraphs, headings, lists and tables, but 3 in content/en'],
  ])('reports %j changed to %j', (from, to, reason) => {
    expect(mistakesOf(from, to)).toEqual([reason]);
  });
});

describe('of our own content, a copy', () => {
  it('is a translation', () => {
    const files = english.filter(({ kind }) => kind !== 'catalogue');
    const copies = files.map((one) => ({ ...one, language: 'hi' }));
    expect(checkTranslations([...files, ...copies])).toEqual([]);
  });

  const oneOfEachKind = Object.values(Object.fromEntries(english.map((one) => [one.kind, one])));

  it.each(oneOfEachKind.filter(({ kind }) => kind !== 'catalogue'))(
    'reports any missing field of $kind/$slug',
    (original) => {
      const fields = Object.entries(original.file.fields as object).filter(
        ([name]) => !['language', 'short', 'beforeLaunch'].includes(name),
      );
      for (const [name] of fields) {
        const others = fields.filter(([other]) => other !== name);
        const file = parseContent('a.yaml', stringify(Object.fromEntries(others)));
        const copy = {
          ...original,
          language: 'hi',
          file: { ...file, markdown: original.file.markdown },
        };
        expect(checkTranslations([original, copy])).toMatchObject([{ path: [name] }]);
      }
    },
  );
});

it('has choices, paths, dates and names of services as keys, and no words of a visitor', () => {
  const page = [...keyFieldsOf('pages')];
  expect(page).toEqual(
    expect.arrayContaining([
      'sections.type',
      'sections.links.to',
      'sections.items.symbol',
      'sections.items.from',
    ]),
  );
  for (const words of ['title', 'keywords', 'sections.text', 'sections.actions.label']) {
    expect(page).not.toContain(words);
  }
  const catalogue = keyFieldsOf('catalogue');
  expect(catalogue).toContain('categories.services.name');
  expect(catalogue).not.toContain('categories.name');
  expect(keyFieldsOf('policies')).toContain('effective');
  expect([...keyFieldsOf('agency')]).toEqual(expect.arrayContaining(['brand', 'contact.phones']));
});
