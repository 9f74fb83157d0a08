import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { defaultLanguage } from '#contract/default-language.ts';
import type { JobEntry } from '#src/content/read-jobs.ts';
import { factsOf } from './facts.ts';

/** One of the texts of a job, in each language. */
type Words = { path: PropertyKey[]; name: string; inEach: Record<string, string | undefined> };

/** What a job says in each language. */
export const textsOfJob = ({ value }: JobEntry): Words[] => [
  { path: ['place'], name: 'place', inEach: value.place },
  { path: ['text'], name: 'text', inEach: value.text },
  ...value.photographs.map(({ alt }, index) => ({
    path: ['photographs', index, 'alt'],
    name: 'alt',
    inEach: alt,
  })),
];

/** Texts of a finished job that have another figure than those of the default language beside them. */
export function checkJobTexts(jobs: JobEntry[]): ContentMistake[] {
  return jobs.flatMap((job) =>
    textsOfJob(job).flatMap(({ path, name, inEach }) => {
      const wanted = factsOf(inEach[defaultLanguage] ?? '');
      return Object.entries(inEach).flatMap(([language, words = '']) => {
        const found = factsOf(words);
        if (found === wanted) return [];
        const place = [...path, language];
        const reason = `has ${found}, but ${wanted} in ${name}.${defaultLanguage}`;
        return [{ file: job.file.name, line: job.file.lineOf(place), path: place, reason }];
      });
    }),
  );
}
