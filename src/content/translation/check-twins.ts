import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { ContentEntry } from '../read-files.ts';

const isOnlyHere = ({ value }: ContentEntry) => 'onlyHere' in value && value.onlyHere;

/** One file, in all the languages that have it. */
function checkTwin(twins: ContentEntry[], languages: string[]): ContentMistake[] {
  const [one] = twins as [ContentEntry];
  const alone = twins.filter(isOnlyHere);
  if (alone.length > 0 && twins.length === 1) return [];
  if (alone.length > 0) {
    const reason = 'says that no other language has the page, but one has';
    const path = ['onlyHere'];
    return alone.map(({ file }) => ({ file: file.name, line: file.lineOf(path), path, reason }));
  }
  const advice = 'onlyHere' in one.value ? '; a page of one language says onlyHere: true' : '';
  return languages
    .filter((language) => twins.every((twin) => twin.language !== language))
    .map((language) => ({
      file: one.file.name.replace(`/${one.language}/`, `/${language}/`),
      path: [],
      reason: `this file is missing, which content/${one.language} has${advice}`,
    }));
}

/**
 * Files that one language has and another lacks. A page may say that it is meant for its own language
 * alone (`onlyHere`).
 */
export function checkTwins(entries: ContentEntry[]): ContentMistake[] {
  const languages = [...new Set(entries.map(({ language }) => language))];
  const files = Map.groupBy(entries, ({ kind, slug }) => `${kind}/${slug}`);
  return [...files.values()].flatMap((twins) => checkTwin(twins, languages));
}
