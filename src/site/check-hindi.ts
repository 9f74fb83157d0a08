import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { ContentEntry } from '#src/content/read-files.ts';
import type { JobEntry } from '#src/content/read-jobs.ts';
import { textsOfJob } from './translation/check-job-texts.ts';

const hindi = 'hi';
const reason = 'has a semicolon: write a danda or a comma (docs/hindi.md)';

/** What nobody reads on a page, what people type into a search, and lines in other languages. */
const otherFields = new Set(['beforeLaunch', 'sources', 'keywords', 'localLine']);

const isHindi = /\p{scx=Deva}/u;

type Text = { text: string; path: PropertyKey[]; line?: number };

function textsIn(value: unknown, path: PropertyKey[] = []): Text[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (value === null || typeof value !== 'object') return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys
    .filter((key) => !otherFields.has(String(key)))
    .flatMap((key) => textsIn((value as Record<PropertyKey, unknown>)[key], [...path, key]));
}

const linesOf = (markdown: string): Text[] =>
  markdown.split('\n').map((text, index) => ({ text, path: [], line: index + 1 }));

/** Semicolons in Hindi texts: docs/hindi.md has none. */
export function checkHindi(entries: ContentEntry[], jobs: JobEntry[]): ContentMistake[] {
  const ofEntries = entries
    .filter(({ language }) => language === hindi)
    .map(({ file }) => ({ file, texts: [...textsIn(file.fields), ...linesOf(file.markdown)] }));
  const ofJobs = jobs.map((job) => ({
    file: job.file,
    texts: textsOfJob(job).map(({ path, inEach }) => ({
      text: inEach[hindi] ?? '',
      path: [...path, hindi],
    })),
  }));
  return [...ofEntries, ...ofJobs].flatMap(({ file, texts }) =>
    texts
      .filter(({ text }) => text.includes(';') && isHindi.test(text))
      .map(({ path, line }: Text) => ({
        file: file.name,
        line: line ?? file.lineOf(path),
        path,
        reason,
      })),
  );
}
