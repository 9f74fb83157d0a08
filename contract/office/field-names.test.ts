import { expect, it } from 'vitest';
import { fieldHint, fieldTitle, keyInWords, letterLimits } from './field-names.ts';

it.each([
  ['a title', { title: 'Price', description: 'Whole rupees' }, 'Price', 'Whole rupees'],
  ['no description', {}, 'Book now', ''],
  ['a name', { description: 'Kind of advertisement' }, 'Kind of advertisement', ''],
  [
    'a name and a hint',
    { description: 'The post; omit it if there is none; 2 to 60 letters' },
    'The post',
    'Omit it if there is none',
  ],
  [
    'a name and an example',
    { description: 'Month of the job, such as 2026-08' },
    'Month of the job',
    'Such as 2026-08',
  ],
  [
    'a name with commas',
    { description: 'Road, crossing or market, without the district; 3 to 40 letters' },
    'Road, crossing or market',
    'Without the district',
  ],
  ['advice alone', { description: 'Such as /month' }, 'Book now', 'Such as /month'],
  ['a condition', { description: 'true while it is drawn' }, 'Book now', 'While it is drawn'],
  ['no more than that it is a label', { description: 'Label; 1 to 300 letters' }, 'Book now', ''],
])('a schema with %s gives name and hint', (_, schema, title, hint) => {
  expect(fieldTitle(schema, 'bookNow')).toBe(title);
  expect(fieldHint(schema)).toBe(hint);
});

it('reads limits in letters, which JSON Schema cannot express', () => {
  expect(letterLimits({ description: 'Heading; 2 to 70 letters' })).toEqual({ least: 2, most: 70 });
  expect(letterLimits({ description: '5 to 9 letters' })).toEqual({ least: 5, most: 9 });
  expect(letterLimits({ description: 'Heading' })).toBeUndefined();
});

it('turns keys into words', () => {
  expect(['gst', 'legalName', 'e-rickshaw', '/sq.ft'].map(keyInWords)).toEqual([
    'GST',
    'Legal name',
    'E rickshaw',
    '/sq.ft',
  ]);
});
