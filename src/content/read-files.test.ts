import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkFields } from '#contract/content/check-fields.ts';
import { parseContent } from '#contract/content/content-file.ts';
import { defaultContent, defaultLanguage } from '#contract/default-language.ts';
import { kinds } from './kinds.ts';
import { readFiles } from './read-files.ts';

const ours = readFiles('content').entries.filter(({ language }) => language === defaultLanguage);

/** The mistakes in our English content with further files, without the name of the folder. */
async function mistakesWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(defaultContent, join(folder, defaultLanguage), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return readFiles(folder).mistakes.map(
    ({ file, reason }) => `${file.slice(folder.length + 1)}: ${reason}`,
  );
}

describe('readFiles', () => {
  it('reports unknown files', async () => {
    const strays = [
      'en/districts/north/patna.yaml',
      'en/districts/patna.yml',
      'en/label.yaml',
      'en/labels.yaml.bak',
      'en/page/x.yaml',
      'en/pages/Bad Name.yaml',
      'en/policies/refund.yaml',
      'english/labels.yaml',
    ];
    const mistakes = await mistakesWith(Object.fromEntries(strays.map((file) => [file, 'a: b'])));
    expect(mistakes.toSorted()).toEqual(
      strays.map((file) => expect.stringMatching(`^${file}: unknown file`)),
    );
  });

  it('reports missing files', async () => {
    const agency = ours.find(({ kind }) => kind === 'agency')?.file.fields;
    expect(await mistakesWith({ 'hi/agency.yaml': stringify(agency) })).toEqual(
      ['assistants', 'catalogue', 'labels', 'navigation', 'office', 'payment'].map(
        (name) => `hi/${name}.yaml: this file is missing`,
      ),
    );
  });

  it('fills in the brand of the language', () => {
    const brand = ours.flatMap(({ kind, file }) =>
      kind === 'agency' ? (file.fields as { brand: string }).brand : [],
    );
    const texts = JSON.stringify(ours.map(({ value }) => value));
    expect(texts).toContain(brand[0]);
    expect(texts).not.toContain('{brand}');
  });
});

describe('a word in braces that nothing fills in', () => {
  /** Choices, patterns and addresses, which have rules of their own. */
  const others =
    /^(?:type|artwork|layout|subject|symbol|period|unit|code|format|region|url|email)$/;

  function withWord(value: unknown, key = ''): unknown {
    if (typeof value === 'string') return others.test(key) ? value : `${value} {phnoe}`;
    if (Array.isArray(value)) return value.map((item) => withWord(item, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withWord(item, name)]),
    );
  }

  const leaves = (value: unknown): string[] => {
    if (typeof value === 'string') return value.includes('{phnoe}') ? [value] : [];
    return value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
  };

  it.each(ours.map(({ kind, slug, file }) => ({ kind, slug, file })))(
    'is a mistake in every text of $kind/$slug',
    ({ kind, file }) => {
      const fields = withWord(file.fields);
      const changed = parseContent('a.yaml', stringify(fields));
      const { mistakes } = checkFields(changed, kinds[kind].schema, 'Ad Works');
      const places = new Set(mistakes.map(({ path }) => path.join('.')));
      expect(places.size).toBe(leaves(parse(stringify(fields))).length);
    },
  );
});
