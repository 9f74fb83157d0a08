import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { languagesIn } from '#contract/content/languages.ts';
import { editorSchemas } from './json-schemas.ts';

const schemas = editorSchemas(languagesIn());

const read = (file: string) => readFileSync(file, 'utf8');

it('are as npm run schemas writes them', () => {
  const written = schemas.map(({ file, text }) => [file, text]);
  const committed = globSync('.vscode/schemas/*').map((file) => [file, read(file)]);
  expect(Object.fromEntries(committed)).toEqual(Object.fromEntries(written));
});

it('are named in the settings of the editor', () => {
  expect(JSON.parse(read('.vscode/settings.json'))['yaml.schemas']).toEqual(
    Object.fromEntries(schemas.map(({ file, content }) => [file, content])),
  );
});

it.each(schemas)('find nothing in $content, and a field that does not exist', (schema) => {
  const inEditor = z.fromJSONSchema(JSON.parse(schema.text));
  const files = globSync(schema.content);
  expect(files).not.toEqual([]);
  for (const file of files) {
    const fields = parse(read(file));
    expect(inEditor.safeParse(fields).error?.issues, file).toBeUndefined();
    expect(inEditor.safeParse({ ...fields, titel: 'A' }).success, file).toBe(false);
  }
});
