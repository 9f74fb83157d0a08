import { allLanguages, type DocumentValues } from '#contract/office/content.ts';
import { isGroup } from '#contract/office/values.ts';
import { type Field, fieldAt, membersOf } from './fields.ts';

/** A value by language, without the languages that lack it. */
type ByLanguage = Record<string, unknown>;

const present = (values: ByLanguage): ByLanguage =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const each = (values: ByLanguage, at: (value: unknown) => unknown): ByLanguage =>
  present(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, at(value)])));

const isSplit = ({ kind }: Field) => kind === 'words' || kind === 'own';

function join(field: Field, values: ByLanguage): unknown {
  if (Object.keys(values).length === 0) return undefined;
  if (isSplit(field)) return values;
  const all = Object.values(values);
  const [first] = all;
  if (field.kind === 'list' && all.every(Array.isArray)) {
    const length = Math.max(...all.map((list) => list.length));
    return Array.from({ length }, (_, index) =>
      join(
        field.of,
        each(values, (list) => (Array.isArray(list) ? list[index] : undefined)),
      ),
    );
  }
  if (isGroup(first) && all.every(isGroup)) {
    const keys = [...new Set(all.flatMap((group) => Object.keys(group)))];
    return Object.fromEntries(
      keys.map((key) => [
        key,
        join(
          fieldAt(field, first, key),
          each(values, (group) => (isGroup(group) ? group[key] : undefined)),
        ),
      ]),
    );
  }
  return first;
}

/** The value in one language. */
function split(field: Field, value: unknown, language: string): unknown {
  if (isSplit(field)) return isGroup(value) ? value[language] : undefined;
  if (isMissing(field, value, language)) return undefined;
  if (Array.isArray(value)) {
    return value
      .map((item, index) => split(fieldAt(field, value, index), item, language))
      .filter((item) => item !== undefined);
  }
  if (!isGroup(value)) return value;
  return present(
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        split(fieldAt(field, value, key), inner, language),
      ]),
    ),
  );
}

/** Words in a value that every language must have, each by language. */
function neededWords(field: Field, value: unknown): unknown[] {
  if (isSplit(field)) return [value];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => neededWords(fieldAt(field, value, index), item));
  }
  if (!isGroup(value)) return [];
  const optional = membersOf(field, value).filter((one) => !one.isRequired && isSplit(one.field));
  return Object.entries(value)
    .filter(([key]) => !optional.some((member) => member.key === key))
    .flatMap(([key, inner]) => neededWords(fieldAt(field, value, key), inner));
}

/** Whether a group or list has required words, but none in this language: its file then omits it. */
function isMissing(field: Field, value: unknown, language: string): boolean {
  const words = neededWords(field, value);
  return words.length > 0 && !words.some((word) => isGroup(word) && word[language] !== undefined);
}

const isOneFile = (values: DocumentValues) => allLanguages in values;

/** Joins the values of all languages: words by language, everything else once. */
export const joinValues = (field: Field, values: DocumentValues): unknown =>
  isOneFile(values) ? values[allLanguages] : join(field, values);

/** Splits a joined value into the values of the files. A language without words gets no file. */
export function splitValues(
  field: Field,
  value: unknown,
  languages: readonly string[],
  before: DocumentValues,
): DocumentValues {
  if (isOneFile(before)) return { [allLanguages]: value };
  return present(
    Object.fromEntries(languages.map((language) => [language, split(field, value, language)])),
  );
}
