import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { ContentEntry } from '#src/content/read-files.ts';

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
