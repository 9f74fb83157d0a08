import { z } from 'zod';
import type { catalogueSchema } from '#contract/catalogue.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { defaultContent, defaultLanguage, ownFields } from '#contract/default-language.ts';
import { blocksOf, translationMistake } from '#src/content/facts.ts';
import { isTranslationOnly, type Kind, kinds } from '#src/content/kinds.ts';
import type { ContentEntry } from '#src/content/read-files.ts';

type Difference = Omit<ContentMistake, 'file'>;

/** Whether a JSON Schema has a choice, a pattern or a format: code reads such a text. */
const isKey = (schema: object) =>
  ['const', 'enum', 'pattern', 'format'].some((word) => word in schema);

/** Paths of the key fields in a JSON Schema, without indexes: sections.items.to. */
function keysIn(schema: unknown, path: string[] = []): string[] {
  if (schema === null || typeof schema !== 'object') return [];
  if (isKey(schema)) return [path.join('.')];
  return Object.entries(schema).flatMap(([word, inner]) =>
    word === 'properties'
      ? Object.entries(inner).flatMap(([field, of]) => keysIn(of, [...path, field]))
      : keysIn(inner, path),
  );
}

const keyFields = new Map<Kind, Set<string>>();

/** Fields that no language translates: choices, paths, dates, addresses, names of services. */
export function keyFieldsOf(kind: Kind): Set<string> {
  const fields =
    keyFields.get(kind) ?? new Set(keysIn(z.toJSONSchema(kinds[kind].schema, { io: 'input' })));
  keyFields.set(kind, fields);
  return fields;
}

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> =>
  value !== null && typeof value === 'object';

function keysOf(here: object, there: object): PropertyKey[] {
  if (Array.isArray(here)) return [...here.keys()];
  const names = new Set([...Object.keys(there), ...Object.keys(here)]);
  return [...names].filter((name) => !ownFields.has(name));
}

/** Describes how a value differs from its original, the fields of a group aside. */
function mistakeIn(here: unknown, there: unknown, isKeyField: boolean): string | undefined {
  if (here === undefined) return 'is missing: a translation needs it';
  if (there === undefined) return `is not in ${defaultContent}`;
  if (Array.isArray(here) && Array.isArray(there) && here.length !== there.length) {
    return `has ${here.length} entries, but ${there.length} in ${defaultContent}`;
  }
  if (isGroup(here) && isGroup(there)) return undefined;
  if (typeof here === 'string' && !isKeyField) {
    return translationMistake(here, String(there), defaultContent);
  }
  return here === there ? undefined : `has ${here}, but ${there} in ${defaultContent}`;
}

/** Differences between the fields of a translation and those of its original. */
function differences(
  here: unknown,
  there: unknown,
  keyFields: Set<string>,
  path: PropertyKey[] = [],
): Difference[] {
  const field = path.filter((key) => typeof key === 'string').join('.');
  const reason = mistakeIn(here, there, keyFields.has(field));
  if (reason) return [{ path, reason }];
  if (!isGroup(here) || !isGroup(there)) return [];
  return keysOf(here, there).flatMap((key) =>
    differences(here[key], there[key], keyFields, [...path, key]),
  );
}

/** Differences between the Markdown of a translation and that of its original. */
function markdownDifferences(here: string, there: string): Difference[] {
  const [blocks, originals] = [blocksOf(here), blocksOf(there)];
  if (blocks.length !== originals.length) {
    const found = `${blocks.length} paragraphs, headings, lists and tables`;
    return [{ path: [], reason: `has ${found}, but ${originals.length} in ${defaultContent}` }];
  }
  return blocks.flatMap(({ line, text }, index) => {
    const reason = translationMistake(text, originals[index]?.text ?? '', defaultContent);
    return reason ? [{ line, path: [], reason }] : [];
  });
}

type CatalogueFile = z.input<typeof catalogueSchema>;

/** The default catalogue as translations write it: with a label for each service and unit. */
function withLabels({ categories, units: labels = {}, ...catalogue }: CatalogueFile) {
  const units = categories.flatMap(({ services }) => services).flatMap(({ unit }) => unit ?? []);
  return {
    ...catalogue,
    units: Object.fromEntries(units.map((unit) => [unit, labels[unit] ?? unit])),
    categories: categories.map(({ name, services }) => ({
      name,
      services: services.map((service) => ({ label: service.name, ...service })),
    })),
  };
}

function checkTranslation({ file, kind }: ContentEntry, original: ContentEntry): ContentMistake[] {
  const { fields, markdown } = original.file;
  const there = kind === 'catalogue' ? withLabels(fields as CatalogueFile) : fields;
  return [
    ...differences(file.fields, there, keyFieldsOf(kind)),
    ...markdownDifferences(file.markdown, markdown),
  ].map((mistake) => ({ line: file.lineOf(mistake.path), ...mistake, file: file.name }));
}

/** Missing translations, and those with other fields, figures, prices, links or choices. */
export function checkTranslations(entries: ContentEntry[]): ContentMistake[] {
  const languages = new Set(entries.map(({ language }) => language));
  const shared = entries.filter(({ kind }) => !isTranslationOnly(kind));
  const files = Map.groupBy(shared, ({ kind, slug }) => `${kind}/${slug}`);
  return [...files.values()].flatMap((twins) => {
    const [one] = twins as [ContentEntry];
    const original = twins.find(({ language }) => language === defaultLanguage);
    const missing = languages.difference(new Set(twins.map(({ language }) => language)));
    return [
      ...[...missing].map((language) => ({
        file: one.file.name.replace(`/${one.language}/`, `/${language}/`),
        path: [],
        reason: `this file is missing, which content/${one.language} has`,
      })),
      ...twins.flatMap((twin) =>
        original && twin !== original ? checkTranslation(twin, original) : [],
      ),
    ];
  });
}
