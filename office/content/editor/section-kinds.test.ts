import { expect, it } from 'vitest';
import { storedDocuments } from '#tests/fixtures/content-documents.ts';
import { sampleWords } from '../../office-api.fixture.ts';
import { fieldAt, readFields } from './fields.ts';

it.each(['en', 'hi'])('has words in %s for every kind of section', (language) => {
  const page = storedDocuments().find(({ kind }) => kind === 'pages');
  if (!page) throw new Error('There is no page');
  const sections = fieldAt(readFields(page, ['en', 'hi']), {}, 'sections');
  const kinds =
    sections.kind === 'list' && sections.of.kind === 'union'
      ? sections.of.options.map(({ value }) => value)
      : [];
  expect(Object.keys(sampleWords(language).office.editor.kinds).sort()).toEqual(kinds.sort());
});
