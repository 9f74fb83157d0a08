import { isDeepStrictEqual } from 'node:util';
import { ownFields } from '#contract/default-language.ts';
import { formatPaise } from '#contract/money.ts';
import { allLanguages, type DocumentValues, type FieldChange } from '#contract/office/content.ts';
import { fieldTitle, isLabel, keyInWords } from '#contract/office/field-names.ts';
import { matchItems } from '#contract/office/match-items.ts';
import { isGroup } from '#contract/office/values.ts';
import type { DocumentKind } from './document-files.ts';
import { fieldSchema, type JsonSchema, schemaOf } from './json-schema.ts';

/** Most letters of a value. */
const longest = 120;
/** Most letters of the name of a list item. */
const longestName = 40;
/** Letters shown on each side of a difference. */
const around = 30;

/** Name of a language, in English or another language: Hindi, हिन्दी. */
export const languageName = (code: string, inLanguage = 'en'): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code;

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

/** Fields that serve as the name of an item, best first. */
const names = [
  'label',
  'name',
  'title',
  'question',
  'fact',
  'place',
  'legalName',
  'role',
  'format',
];

/** Name of a list item; undefined if it has none. */
function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return cut(item, longestName);
  if (!isGroup(item)) return undefined;
  const name = names.map((key) => item[key]).find((value) => typeof value === 'string');
  if (name !== undefined) return cut(String(name), longestName);
  return typeof item.type === 'string' ? keyInWords(item.type) : undefined;
}

/** Field names that are clauses, or long: their owner follows in parentheses instead of after "of". */
const clause =
  /^(?:what|who|where|when|which|how|by|says?|painted|shows?|one|the same|at|in|on)\b|(?:\S+ ){3}/i;

/** A field with its name. */
interface Field {
  path: (string | number)[];
  schema: JsonSchema;
  title: string;
  /** Name of the nearest item that contains it. */
  owner?: string | undefined;
  /** Position in a list of unnamed items, or a language. */
  part?: string;
  /** Language of the words, where all languages are in one file. */
  language?: string;
}

/** Such as: Price of SEO Optimization; What the client says (A. B.); Phone numbers, 2. */
function nameOfField({ title, owner, part }: Field): string {
  const ofOwner = clause.test(title) ? ` (${owner})` : ` of ${owner}`;
  return `${title}${owner === undefined ? '' : ofOwner}${part === undefined ? '' : `, ${part}`}`;
}

/** A field inside another one, named by `value`, the value of that other field. */
function fieldIn(parent: Field, value: unknown, key: string | number): Field {
  const { title, owner } = parent;
  const schema = fieldSchema(parent.schema, value, key) ?? {};
  const path = [...parent.path, key];
  if (typeof key === 'number') {
    const item = Array.isArray(value) ? value[key] : undefined;
    const name = isGroup(item) ? nameOf(item) : undefined;
    return { path, schema, title, owner: name ?? owner, ...(!name && { part: `${key + 1}` }) };
  }
  if (/in each language/.test(parent.schema.description ?? '')) {
    return { ...parent, path, schema, part: languageName(key), language: key };
  }
  const text = isGroup(value) && isLabel(schema) ? value[key] : undefined;
  if (typeof text === 'string') return { path, schema, title: `“${cut(text, longestName)}”` };
  const isFixed = Object.hasOwn(schemaOf(parent.schema, value).properties ?? {}, key);
  // Keys outside the schema are names themselves, such as those of units, formats and causes.
  return isFixed
    ? { path, schema, title: fieldTitle(schema, key), owner }
    : { path, schema, title, owner: key };
}

const rootField = (schema: JsonSchema): Field => ({ path: [], schema, title: '' });

/** The field at a path. */
function fieldAt(schema: JsonSchema, value: unknown, path: FieldChange['path']): Field {
  let [field, here] = [rootField(schema), value];
  for (const key of path) {
    field = fieldIn(field, here, key);
    here = here === null || typeof here !== 'object' ? undefined : Reflect.get(here, key);
  }
  return field;
}

/** Name of the field at a path, such as Price of SEO Optimization. */
export function fieldName(schema: JsonSchema, value: unknown, path: FieldChange['path']): string {
  return nameOfField(fieldAt(schema, value, path));
}

/** A value of the field at a path in a document, in words; null for undefined. */
export function valueInWords(
  schema: JsonSchema,
  document: unknown,
  path: FieldChange['path'],
  value: unknown,
) {
  const words = inWords(value, fieldAt(schema, document, path));
  return words === null ? null : cut(words, longest);
}

interface Difference {
  field: Field;
  before: unknown;
  after: unknown;
}

const keysOf = (before: object, after: object): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];

function listDifferences(before: unknown[], after: unknown[], field: Field): Difference[] {
  const matches = matchItems(before, after);
  const kept = matches.filter((from) => from !== null);
  const isMoved = kept.some((from, index) => index > 0 && from < (kept[index - 1] ?? 0));
  const order = kept.toSorted((one, other) => one - other);
  // Adding or removing an item is a change of the list.
  const entry = (index: number): Field => ({ ...field, path: [...field.path, index] });
  const named = (indexes: number[]) => indexes.map((index) => before[index]);
  return [
    ...(isMoved ? [{ field, before: named(order), after: named(kept) }] : []),
    ...after.flatMap((item, index) => {
      const from = matches[index] ?? null;
      if (from === null) return { field: entry(index), before: undefined, after: item };
      const old = before[from];
      // An item is called by its name before the change.
      const known = after.with(index, old);
      return differences(old, item, fieldIn(field, known, index));
    }),
    ...before.flatMap((item, index) =>
      matches.includes(index) ? [] : [{ field: entry(index), before: item, after: undefined }],
    ),
  ];
}

function differences(before: unknown, after: unknown, field: Field): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) {
    return keysOf(before, after).flatMap((key) =>
      differences(before[key], after[key], fieldIn(field, { ...after, ...before }, key)),
    );
  }
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, field);
  return [{ field, before, after }];
}

const isRupees = ({ schema, path }: Field): boolean =>
  /rupees/i.test(schema.description ?? '') || path.at(-1) === 'price';

/** A value in words; null for undefined. */
function inWords(value: unknown, field: Field): string | null {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    return isRupees(field) && Number.isSafeInteger(value * 100)
      ? formatPaise(value * 100)
      : String(value);
  }
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.map((item) => nameOf(item) ?? inWords(item, field)).join(', ');
  }
  return nameOf(value) ?? (isGroup(value) ? Object.values(value).join(', ') : '');
}

const backToWord = (text: string, at: number): number => text.lastIndexOf(' ', at) + 1;

/** The part of a long text around the point where it differs from another. */
function shorten(text: string, other: string): string {
  if (text.length <= longest) return text;
  let start = 0;
  while (start < other.length && text[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(text.length, other.length) - start;
  while (end < most && text.at(-1 - end) === other.at(-1 - end)) end += 1;
  const from = start > around ? backToWord(text, start - around) : 0;
  const last = text.length - end + around;
  const to = last < text.length ? Math.max(backToWord(text, last) - 1, text.length - end) : last;
  const part = `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  return cut(part, longest);
}

function described({ field, before, after }: Difference): Omit<FieldChange, 'language'> {
  const [old, now] = [inWords(before, field), inWords(after, field)];
  return {
    path: field.path,
    field: nameOfField(field),
    before: old === null ? null : shorten(old, now ?? ''),
    after: now === null ? null : shorten(now, old ?? ''),
  };
}

const documentNames: Partial<Record<DocumentKind, string>> = {
  branches: 'Branch',
  districts: 'District',
  pages: 'Page',
  work: 'Job',
};

/** Name of a document without a title, by its kind. */
export const documentName = (kind: DocumentKind): string => documentNames[kind] ?? keyInWords(kind);

/** Whether a difference is one of words, instead of a number, a path or anything else that languages share. */
function isOfWords({ field: { path, schema }, before, after }: Difference): boolean {
  const { enum: choices, format, pattern } = schema;
  const isKey = choices !== undefined || format !== undefined || pattern !== undefined;
  const isText = typeof before === 'string' && typeof after === 'string';
  return isText && !isKey && !path.some((key) => ownFields.has(key));
}

const valueAt = (value: unknown, path: FieldChange['path']): unknown =>
  path.reduce(
    (here: unknown, key) =>
      here !== null && typeof here === 'object' ? Reflect.get(here, key) : undefined,
    value,
  );

/** Languages whose words in the field of a difference were left as they were. */
function languagesLeft(
  difference: Difference,
  language: string,
  all: ReadonlyMap<string, Difference[]>,
  after: DocumentValues,
): string[] {
  if (!isOfWords(difference)) return [];
  const { path, language: inFile } = difference.field;
  const parent = path.slice(0, -1);
  const texts = valueAt(after[language], parent);
  const places =
    inFile === undefined
      ? Object.keys(after).map((other) => ({ other, file: other, path }))
      : Object.keys(isGroup(texts) ? texts : {}).map((other) => {
          return { other, file: language, path: [...parent, other] };
        });
  const isLeft = ({ file, path: twin }: (typeof places)[number]) =>
    typeof valueAt(after[file], twin) === 'string' &&
    !all.get(file)?.some(({ field }) => field.path.every((key, index) => twin[index] === key));
  return places.filter(isLeft).map(({ other }) => other);
}

const isSame = (one: object, other: object): boolean =>
  isDeepStrictEqual({ ...one, field: '', language: '' }, { ...other, field: '', language: '' });

/** Changes of a document in words. A change that is the same in all languages, such as a price, is listed once. */
export function describeChanges(
  kind: DocumentKind,
  schema: JsonSchema,
  before: DocumentValues,
  after: DocumentValues,
): FieldChange[] {
  // A new or removed file is a single difference.
  const root = { ...rootField(schema), title: documentName(kind) };
  const found = new Map(
    keysOf(before, after).map((language) => [
      language,
      differences(before[language], after[language], root),
    ]),
  );
  const byLanguage = [...found].map(([language, all]) =>
    all.map((difference): FieldChange => {
      const unchangedIn = languagesLeft(difference, language, found, after);
      return {
        ...described(difference),
        language: language === allLanguages ? null : language,
        ...(unchangedIn.length > 0 && { unchangedIn }),
      };
    }),
  );
  const [first = [], ...others] = byLanguage;
  const isInAll = (change: FieldChange) =>
    others.length > 0 && others.every((changes) => changes.some((one) => isSame(one, change)));
  const shared = first.filter((change) => change.path.length > 0 && isInAll(change));
  const isRepeated = (change: FieldChange) => shared.some((one) => isSame(one, change));
  return [
    ...shared.map((change) => ({ ...change, language: null })),
    ...byLanguage.flat().filter((change) => !isRepeated(change)),
  ];
}
