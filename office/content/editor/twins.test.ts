import { expect, it } from 'vitest';
import { storedDocuments } from '#tests/fixtures/content-documents.ts';
import { readFields } from './fields.ts';
import { joinValues, splitValues } from './twins.ts';

const languages = ['en', 'hi'];

it.each(storedDocuments())('splits $id into the files that it was joined from', (document) => {
  const field = readFields(document, languages);
  const joined = joinValues(field, document.values);
  expect(splitValues(field, joined, languages, document.values)).toEqual(document.values);
});

it('makes the file of a language once it has words', () => {
  const document = {
    schema: {
      type: 'object',
      properties: { name: { type: 'string' }, price: { type: 'integer' } },
      required: ['name', 'price'],
    },
    values: { en: { name: 'Board', price: 500 } },
  };
  const field = readFields(document, languages);
  const split = (value: unknown) => splitValues(field, value, languages, document.values);
  expect(split(joinValues(field, document.values))).toEqual(document.values);
  expect(split({ name: { en: 'Board', hi: 'बोर्ड' }, price: 500 })).toEqual({
    ...document.values,
    hi: { name: 'बोर्ड', price: 500 },
  });
});

it('shows lists of different lengths as they are', () => {
  const document = {
    schema: { type: 'array', items: { type: 'string' } },
    values: { en: ['One', 'Two'], hi: ['एक'] },
  };
  const field = readFields(document, languages);
  const joined = joinValues(field, document.values);
  expect(joined).toEqual([{ en: 'One', hi: 'एक' }, { en: 'Two' }]);
  expect(splitValues(field, joined, languages, document.values)).toEqual(document.values);
});
