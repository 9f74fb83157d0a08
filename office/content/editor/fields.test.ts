import { expect, it } from 'vitest';
import { letterLimits } from '#contract/office/field-names.ts';
import { storedDocuments } from '#tests/fixtures/content-documents.ts';
import { fieldAt, readFields } from './fields.ts';

const languages = ['en', 'hi'];

it('knows the limits of a text that has all languages in one file', () => {
  const job = storedDocuments().find(({ kind }) => kind === 'work');
  const text = job && fieldAt(readFields(job, languages), {}, 'text');
  expect(text).toMatchObject({ kind: 'words' });
  expect(text && letterLimits(text)).toBeDefined();
});

it('takes a text that code reads for one that all languages share', () => {
  const text = (schema: object) =>
    readFields({ schema: { type: 'string', ...schema }, values: { en: '', hi: '' } }, languages);
  expect(text({ pattern: '^[a-z]+$' })).toMatchObject({ kind: 'key' });
  expect(text({ format: 'email' })).toMatchObject({ kind: 'key' });
  expect(text({ enum: ['a', 'b'] })).toMatchObject({ kind: 'choice' });
  expect(text({})).toMatchObject({ kind: 'words' });
});
