import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkFields } from '#contract/content/check-fields.ts';
import { type ContentFile, readContentFile } from '#contract/content/content-file.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { JobFile, jobSchema } from './job.schema.ts';
import type { Job, Language } from './site.ts';

/** Below content/: a folder for each job, with its photographs. */
export const workFolder = 'work';

/** A job that has been read; its slug is the name of its folder. */
export interface JobEntry {
  slug: string;
  file: ContentFile;
  value: JobFile;
}

/** Photographs that a job names, with where it does. */
const namedBy = ({ photographs }: JobFile) =>
  photographs.flatMap(({ file, night }, index) => [
    { name: file, path: ['photographs', index, 'file'] },
    ...(night ? [{ name: night, path: ['photographs', index, 'night'] }] : []),
  ]);

/** Photographs that jobs name without a file, and files that no job names. */
function checkFiles(work: string, jobs: JobEntry[], files: string[]): ContentMistake[] {
  const missing = jobs.flatMap(({ slug, file, value }) =>
    namedBy(value).flatMap(({ name: photograph, path }) => {
      const name = `${slug}/${photograph}`;
      if (files.includes(name)) return [];
      const reason = `there is no ${work}/${name}`;
      return [{ file: file.name, line: file.lineOf(path), path, reason }];
    }),
  );
  const known = new Set(
    jobs.flatMap(({ slug, value }) =>
      ['job.yaml', ...namedBy(value).map(({ name }) => name)].map((file) => `${slug}/${file}`),
    ),
  );
  const unknown = files
    .filter((name) => !known.has(name))
    .map((name) => ({
      file: `${work}/${name}`,
      path: [],
      reason:
        'no job names this file: a job is a folder in small letters, digits and hyphens, with a job.yaml ' +
        'that names its photographs',
    }));
  return [...missing, ...unknown];
}

/** Reads all jobs below content/work. Do not use the values if there are mistakes. */
export function readJobs(content: string, schema: ReturnType<typeof jobSchema>, brand: string) {
  const work = `${content}/${workFolder}`;
  const files = globSync('**/*.*', { cwd: work }).sort();
  const jobs = files
    .filter((name) => /^[a-z0-9]+(?:-[a-z0-9]+)*\/job\.yaml$/.test(name))
    .map((name) => {
      const file = readContentFile(`${work}/${name}`);
      return { slug: dirname(name), file, ...checkFields(file, schema, brand) };
    });
  const mistakes = jobs.flatMap((job) => job.mistakes);
  return { jobs, mistakes: mistakes.length > 0 ? mistakes : checkFiles(work, jobs, files) };
}

/** A job in one language, without the consent, which is not public. */
export function jobIn(language: Language, { slug, value }: JobEntry): Job {
  const { consent, place, text, photographs, ...job } = value;
  return {
    ...job,
    slug,
    place: place[language] ?? '',
    text: text[language] ?? '',
    photographs: photographs.map(({ file, night, alt }) => ({
      name: `${workFolder}/${slug}/${file}`,
      ...(night && { night: `${workFolder}/${slug}/${night}` }),
      alt: alt[language] ?? '',
    })),
  };
}
