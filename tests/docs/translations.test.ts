import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languagesIn } from '#contract/content/languages.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import { allLanguages, documentKinds } from '#contract/office/content.ts';
import { fieldHint, fieldTitle, keyInWords } from '#contract/office/field-names.ts';
import { documentName, languageName } from '#server/office/content/describe-changes.ts';
import { readable } from '#server/office/content/mistakes.ts';
import { jsonSchemas } from '#src/content/json-schemas.ts';
import { type Field, isShown, readFields } from '../../office/content/editor/fields.ts';
import { readTranslations } from '../../office/words/read-words.ts';
import { createTranslate } from '../../office/words/translate.ts';
import { sentencesIn, shapeOf } from './sentences.ts';

const sharedKinds = ['photos', 'work'];

/** Names, hints and choices that a form shows for a field and all fields inside it. */
function wordsOf(field: Field, key = ''): string[] {
  const hint = fieldHint(field);
  const own = [fieldTitle(field, key), hint, hint.replace(/; code fills in .*/, '')];
  switch (field.kind) {
    case 'own':
    case 'list':
      return [...own, ...wordsOf(field.of)];
    case 'record':
      return [...own, ...wordsOf(field.of), ...(field.keys ?? []).map(keyInWords)];
    case 'choice':
      return [...own, ...field.options.map((option) => keyInWords(String(option)))];
    case 'group':
      return [
        ...own,
        ...field.members.filter(isShown).flatMap((member) => wordsOf(member.field, member.key)),
      ];
    case 'union':
      return [
        ...own,
        // The entries of a list are called by the titles of their groups.
        ...(key === '' ? [] : [field.by, ...unionChoices(field)].map(keyInWords)),
        ...field.options.flatMap(({ group }) =>
          wordsOf(key === '' ? group : { ...group, title: '' }),
        ),
      ];
    default:
      return own;
  }
}

const unionChoices = ({ options }: Extract<Field, { kind: 'union' }>): string[] =>
  options.flatMap(({ value }) => (typeof value === 'string' ? value : []));

const languages = languagesIn();

/** A JSON Schema without the labels of the office, which the form calls by their texts. */
const withoutLabels = (schema: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema), (_key, value) =>
    /^Label; /.test(value?.description) ? undefined : value,
  );

const fieldWords = jsonSchemas(languages)
  .filter(({ kind }) => kind !== 'translations')
  .flatMap(({ kind, schema }) => {
    const values = sharedKinds.includes(kind) ? { [allLanguages]: {} } : { en: { markdown: '' } };
    const shown = kind === 'office' ? withoutLabels(schema) : schema;
    return wordsOf(readFields({ schema: shown, values }, languages));
  });

/** Sentences that lists of changes put together, or their parts. */
const changeWords = [
  ...documentKinds.map(documentName),
  ...languages.map((language) => languageName(language)),
  ...['Photograph', 'the earlier one', 'another one', 'one more', 'yes', 'no'],
  ...['{field} of {owner}', '{field} ({owner})', '{field}, {part}', '{field}: {value}'],
];

/** Files with nothing but mistakes in the content. */
const checks = [
  'contract/content/{check-fields,issue-message}.ts',
  'src/content/{facts,read-*}.ts',
  'src/site/check-*.ts',
  'server/office/content/mistakes.ts',
];

const withMistakes = [
  'contract/*.ts',
  'src/content/*.schema.ts',
  'server/office/content/{save,uploads}.ts',
];

const withRefusals = ['server/{refunds,orders}/*.ts', 'server/office/{*.routes,orders/**/*}.ts'];

const sourceFiles = (patterns: string[]) =>
  globSync(patterns).filter((file) => !/\.(?:test|fixture)\.ts$/.test(file));

/** Texts in those files that staff do not see as a mistake. */
const otherTexts = new Set(['the agency']);

const mistakes = [
  ...sourceFiles(checks).flatMap((file) => sentencesIn(file, 'all')),
  ...sourceFiles(withMistakes).flatMap((file) => sentencesIn(file, 'for staff')),
]
  .filter((sentence) => !otherTexts.has(sentence) && !fieldWords.includes(sentence))
  .map((sentence) => readable(sentence).replaceAll('content/{}', '{}'));

const refusals = [
  ...sourceFiles(withRefusals).flatMap((file) => sentencesIn(file, 'for staff')),
  // Two readings of an amount.
  '{} or {}',
];

const translated = languages.filter((language) => language !== defaultLanguage);

const formWords = new Set([...fieldWords, ...changeWords].filter((text) => text !== ''));

it.each(translated)('%s has each name, hint and choice of the forms, and no others', (language) => {
  const { fields } = readTranslations(language);
  const translate = createTranslate(fields);
  const missing = [...formWords].filter((text) => !(text in fields) && translate(text) === text);
  expect(missing).toEqual([]);
  const matches = (english: string, text: string) =>
    createTranslate({ [english]: '✓' })(text) === '✓';
  const unused = Object.keys(fields).filter(
    (english) => ![...formWords].some((text) => matches(english, text)),
  );
  expect(unused).toEqual([]);
});

it.each(translated)('%s has each mistake and refusal, and no others', (language) => {
  const all = readTranslations(language);
  const shapesOf = (sentences: Record<string, string>) =>
    new Set(Object.keys(sentences).map(shapeOf));
  const names = languages.map((code) => languageName(code));
  expect(shapesOf(all.mistakes)).toEqual(new Set([...mistakes, ...names]));
  expect(shapesOf(all.refusals)).toEqual(new Set(refusals));
});
