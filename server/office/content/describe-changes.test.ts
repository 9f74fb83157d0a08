import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import type { JsonSchema } from './json-schema.ts';

const text: JsonSchema = { type: 'string', description: 'Name; 1 to 40 letters' };
const schema: JsonSchema = {
  type: 'object',
  properties: {
    hidden: { type: 'boolean' },
    services: {
      type: 'array',
      description: 'Services',
      items: {
        type: 'object',
        properties: {
          name: text,
          price: { type: 'integer', title: 'Price' },
          days: { type: 'integer' },
          features: { type: 'array', title: 'Features', items: { type: 'string' } },
        },
      },
    },
    sections: {
      type: 'array',
      items: {
        oneOf: [
          {
            type: 'object',
            properties: {
              type: { type: 'string', const: 'faq' },
              title: { type: 'string', description: 'Heading; 2 to 70 letters' },
              text: { type: 'string', description: 'What the client says; 2 to 70 letters' },
            },
          },
        ],
      },
    },
    limits: {
      type: 'object',
      additionalProperties: { type: 'object', properties: { most: { title: 'Most in an order' } } },
    },
    alt: {
      type: 'object',
      title: 'What it shows',
      description: 'What it shows; in each language, by its folder',
      properties: { en: text, hi: text },
    },
  },
};

const before = {
  hidden: false,
  services: [
    { name: 'SEO', price: 120_000, days: 3, features: ['Report', 'Call'] },
    { name: 'Board', price: 500 },
    { name: 'Wall', price: 900 },
  ],
  sections: [{ type: 'faq', title: 'Questions', text: 'It is good' }],
  limits: { '/month': { most: 12 } },
  alt: { en: 'A board', hi: 'बोर्ड' },
};
const [seo, board, wall] = before.services;

/** Lines such as "Price of SEO: ₹7,499 → ₹7,999". */
const lines = (changes: object) =>
  describeChanges('work', schema, { all: before }, { all: { ...before, ...changes } }).map(
    ({ field, before: old, after }) => `${field}: ${old} → ${after}`,
  );

it.each([
  [
    'a price',
    { services: [{ ...seo, price: 7999 }, board, wall] },
    ['Price of SEO: ₹1,20,000 → ₹7,999'],
  ],
  ['a number', { services: [{ ...seo, days: 5 }, board, wall] }, ['Days of SEO: 3 → 5']],
  [
    'a name, by the old one',
    { services: [seo, { ...board, name: 'Sign' }, wall] },
    ['Name of Board: Board → Sign'],
  ],
  ['a switch', { hidden: true }, ['Hidden: no → yes']],
  [
    'a text in a list',
    { services: [{ ...seo, features: ['Report', 'Visit'] }, board, wall] },
    ['Features of SEO, 2: Call → Visit'],
  ],
  [
    'a section',
    { sections: [{ ...before.sections[0], title: 'Asked' }] },
    ['Heading of Questions: Questions → Asked'],
  ],
  [
    'a name that is a clause',
    { sections: [{ ...before.sections[0], text: 'Fine' }] },
    ['What the client says (Questions): It is good → Fine'],
  ],
  ['a named entry', { limits: { '/month': { most: 6 } } }, ['Most in an order (/month): 12 → 6']],
  [
    'words in one language',
    { alt: { en: 'A board', hi: 'लाल बोर्ड' } },
    ['What it shows, Hindi: बोर्ड → लाल बोर्ड'],
  ],
  ['a new item', { services: [seo, board, wall, { name: 'Flex' }] }, ['Services: null → Flex']],
  ['a removed item', { services: [seo, wall] }, ['Services: Board → null']],
  [
    'a moved item',
    { services: [wall, seo, board] },
    ['Services: SEO, Board, Wall → Wall, SEO, Board'],
  ],
])('names %s', (_, changes, expected) => {
  expect(lines(changes)).toEqual(expected);
});

it('shows a long text around the difference', () => {
  const words = Array.from({ length: 80 }, (_, index) => `word${index}`);
  const long = { ...before, sections: [{ type: 'faq', title: 'Q', text: words.join(' ') }] };
  const text = words.with(40, 'other').join(' ');
  const [change] = describeChanges(
    'work',
    schema,
    { all: long },
    { all: { ...long, sections: [{ type: 'faq', title: 'Q', text }] } },
  );
  expect(change?.before).toMatch(/^….* word40 .*…$/);
  expect(change?.after).toMatch(/^….* other .*…$/);
  expect(change?.after?.length).toBeLessThanOrEqual(120);
});

it('lists a change once if it is the same in all languages', () => {
  const values = (price: number, name: string) => ({ services: [{ name, price }] });
  const changes = describeChanges(
    'catalogue',
    schema,
    { en: values(1, 'Wall'), hi: values(1, 'दीवार') },
    { en: values(2, 'Wall'), hi: values(2, 'दीवारें') },
  );
  expect(changes.map(({ language, field }) => [language, field])).toEqual([
    [null, 'Price of Wall'],
    ['hi', 'Name of दीवार'],
  ]);
});

it('names the languages whose words were left as they were', () => {
  const values = (price: number, title: string) => ({
    services: [{ name: 'Wall', price }],
    sections: [{ type: 'faq', title, text: 'Fine' }],
  });
  const left = (english: object, hindi: object) =>
    describeChanges(
      'pages',
      schema,
      { en: values(1, 'Questions'), hi: values(1, 'सवाल') },
      { en: english, hi: hindi },
    ).map(({ language, unchangedIn }) => [language, unchangedIn]);
  expect(left(values(2, 'Asked'), values(2, 'सवाल'))).toEqual([
    [null, undefined],
    ['en', ['hi']],
  ]);
  expect(left(values(1, 'Questions'), values(1, 'आम सवाल'))).toEqual([['hi', ['en']]]);
  expect(left(values(1, 'Asked'), values(1, 'आम सवाल'))).toEqual([
    ['en', undefined],
    ['hi', undefined],
  ]);
  const [change] = describeChanges(
    'work',
    schema,
    { all: before },
    { all: { ...before, alt: { en: 'A red board', hi: 'बोर्ड' } } },
  );
  expect(change).toMatchObject({ language: null, path: ['alt', 'en'], unchangedIn: ['hi'] });
});

it('calls a label by its text, since its key is English', () => {
  const labels: JsonSchema = {
    type: 'object',
    properties: { bookNow: { type: 'string', description: 'Label; 1 to 40 letters' } },
  };
  const changes = describeChanges(
    'office',
    labels,
    { en: { bookNow: 'Book now' }, hi: { bookNow: 'अभी बुक करें' } },
    { en: { bookNow: 'Book now' }, hi: { bookNow: 'बुक करें' } },
  );
  expect(changes).toMatchObject([
    { field: '“अभी बुक करें”', before: 'अभी बुक करें', after: 'बुक करें', language: 'hi' },
  ]);
});
