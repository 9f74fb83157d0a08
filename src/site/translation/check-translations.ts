import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { defaultContent, defaultLanguage } from '#contract/default-language.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import { blocksOf, factsOf } from './facts.ts';
import { keyFieldsOf } from './key-fields.ts';

type Difference = Omit<ContentMistake, 'file'>;

/**
 * What each language has for itself: its code and name, the letters of districts on the map and how many
 * they are, and what must be asked about its words before launch.
 */
const ownFields = new Set(['language', 'letters', 'short', 'beforeLaunch']);

const differs = (found: unknown, wanted: unknown, place: Omit<Difference, 'reason'>) =>
  found === wanted
    ? []
    : [{ ...place, reason: `has ${found}, but ${wanted} in ${defaultContent}` }];

const isGroup = (value: unknown): value is Record<PropertyKey, unknown> =>
  value !== null && typeof value === 'object';

/** The fields of two groups, each once, or the places of a list. */
function keysOf(here: object, there: object): PropertyKey[] {
  if (Array.isArray(here)) return [...here.keys()];
  const names = new Set([...Object.keys(there), ...Object.keys(here)]);
  return [...names].filter((name) => !ownFields.has(name));
}

/** Where a value says otherwise than that of the default language. */
function differences(
  here: unknown,
  there: unknown,
  keyFields: Set<PropertyKey>,
  path: PropertyKey[] = [],
): Difference[] {
  if (here === undefined) return [{ path, reason: `is missing: ${defaultContent} has it` }];
  if (there === undefined) return [{ path, reason: `${defaultContent} has no such field` }];
  if (Array.isArray(here) && Array.isArray(there) && here.length !== there.length) {
    return differs(`${here.length} entries`, there.length, { path });
  }
  if (isGroup(here) && isGroup(there)) {
    return keysOf(here, there).flatMap((key) =>
      differences(here[key], there[key], keyFields, [...path, key]),
    );
  }
  const field = path.findLast((key) => typeof key === 'string') ?? '';
  const isTranslated = typeof here === 'string' && !keyFields.has(field);
  return isTranslated
    ? differs(factsOf(here), factsOf(String(there)), { path })
    : differs(here, there, { path });
}

/** Where the Markdown of a policy says otherwise than that of the default language. */
function differencesInMarkdown(here: string, there: string): Difference[] {
  const [blocks, originals] = [blocksOf(here), blocksOf(there)];
  if (blocks.length !== originals.length) {
    const found = `${blocks.length} paragraphs, headings, lists and tables`;
    return differs(found, originals.length, { path: [] });
  }
  return blocks.flatMap(({ line, text }, index) =>
    differs(factsOf(text), factsOf(originals[index]?.text ?? ''), { line, path: [] }),
  );
}

/** The catalogue is compared by the names of its services (check-catalogues.ts). */
const isCompared = ({ kind, language }: ContentEntry) =>
  kind !== 'catalogue' && language !== defaultLanguage;

const idOf = ({ kind, slug }: ContentEntry) => `${kind}/${slug}`;

/**
 * Differences between a file and its twin in the default language: a field that only one of them has,
 * another figure, price or link, another kind or number of sections. `checkTwins` reports missing twins.
 */
export function checkTranslations(entries: ContentEntry[]): ContentMistake[] {
  const twins = new Map(
    entries
      .filter(({ language }) => language === defaultLanguage)
      .map((entry) => [idOf(entry), entry.file]),
  );
  return entries.filter(isCompared).flatMap((entry) => {
    const { file, kind } = entry;
    const twin = twins.get(idOf(entry));
    if (!twin) return [];
    return [
      ...differences(file.fields, twin.fields, keyFieldsOf(kind)),
      ...differencesInMarkdown(file.markdown, twin.markdown),
    ].map((mistake) => ({ line: file.lineOf(mistake.path), ...mistake, file: file.name }));
  });
}

/** Files that one language has and another lacks. */
export function checkTwins(entries: ContentEntry[]): ContentMistake[] {
  const languages = [...new Set(entries.map(({ language }) => language))];
  const files = Map.groupBy(entries, ({ kind, slug }) => `${kind}/${slug}`);
  return [...files.values()].flatMap((twins) => {
    const [one] = twins as [ContentEntry];
    return languages
      .filter((language) => twins.every((twin) => twin.language !== language))
      .map((language) => ({
        file: one.file.name.replace(`/${one.language}/`, `/${language}/`),
        path: [],
        reason: `this file is missing, which content/${one.language} has`,
      }));
  });
}
