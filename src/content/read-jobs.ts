import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { checkFields } from '#contract/content/check-fields.ts';
import { type ContentFile, readContentFile } from '#contract/content/content-file.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import { type JobFile, jobSchema } from './job.schema.ts';
import type { Job, Language } from './site.ts';

/** The folder below content/ that is no language: a folder for each job, with its photographs. */
export const workFolder = 'work';

/** A job that has been read; its slug is the name of its folder. */
export interface JobEntry {
  slug: string;
  file: ContentFile;
  value: JobFile;
}

/** What a folder of a job may hold; the names of photographs become addresses. */
const readable = /^[a-z0-9]+(?:-[a-z0-9]+)*\/(?:job\.yaml|[a-z0-9]+(?:-[a-z0-9]+)*\.jpg)$/;

const strayReason =
  'nobody reads this file: a job is a folder with job.yaml and photographs that end in .jpg, all names ' +
  'in small letters, digits and hyphens';

/** The photographs that a file of a job names, whatever else is wrong in it. */
function namedIn({ fields }: ContentFile): string[] {
  const { photographs } = (fields ?? {}) as { photographs?: unknown };
  if (!Array.isArray(photographs)) return [];
  return photographs.map((photograph) => String(photograph?.file));
}

/** Photographs that a job names and that are not there, or the other way round. */
function checkPhotographs(file: ContentFile, there: string[]): ContentMistake[] {
  const folder = dirname(file.name);
  const named = namedIn(file);
  const missing = named.flatMap((name, index) => {
    if (there.includes(name)) return [];
    const path = ['photographs', index, 'file'];
    return [
      { file: file.name, line: file.lineOf(path), path, reason: `there is no ${folder}/${name}` },
    ];
  });
  const unnamed = there
    .filter((name) => !named.includes(name))
    .map((name) => ({
      file: `${folder}/${name}`,
      path: [],
      reason: 'job.yaml must name this photograph and say what it shows, or delete the file',
    }));
  return [...missing, ...unnamed];
}

/** Reads one job, with the photographs that lie in its folder. */
function readJob(folder: string, photographs: string[], languages: Language[], brand: string) {
  const file = readContentFile(`${folder}/job.yaml`);
  const { value, mistakes } = checkFields(file, jobSchema(languages), brand);
  const atFault = new Set(mistakes.map(({ path }) => path.join('.')));
  const ofPhotographs = checkPhotographs(file, photographs).filter(
    ({ path }) => path.length === 0 || !atFault.has(path.join('.')),
  );
  return {
    job: { slug: basename(folder), file, value },
    mistakes: [...mistakes, ...ofPhotographs],
  };
}

/** Reads all jobs below content/work; where there are mistakes, the values are not to be used. */
export function readJobs(
  content: string,
  languages: Language[],
  brand: string,
): { jobs: JobEntry[]; mistakes: ContentMistake[] } {
  const work = `${content}/${workFolder}`;
  const files = globSync('**/*.*', { cwd: work }).sort();
  const mistakes: ContentMistake[] = files
    .filter((name) => !readable.test(name))
    .map((name) => ({ file: `${work}/${name}`, path: [], reason: strayReason }));
  const jobs: JobEntry[] = [];
  const inFolder = Map.groupBy(
    files.filter((name) => readable.test(name)),
    (name) => dirname(name),
  );
  for (const [slug, names] of inFolder) {
    const folder = `${work}/${slug}`;
    const photographs = names.map((name) => basename(name)).filter((name) => name !== 'job.yaml');
    if (photographs.length === names.length) {
      mistakes.push({ file: `${folder}/job.yaml`, path: [], reason: 'this file is missing' });
      continue;
    }
    const read = readJob(folder, photographs, languages, brand);
    jobs.push(read.job);
    mistakes.push(...read.mistakes);
  }
  return { jobs, mistakes };
}

/** A job as the pages of one language tell it. */
export const jobIn = (language: Language, { slug, value }: JobEntry): Job => ({
  slug,
  sample: value.sample,
  format: value.format,
  district: value.district,
  size: value.size,
  month: value.month,
  place: value.place[language] ?? '',
  text: value.text[language] ?? '',
  photographs: value.photographs.map(({ file, alt }) => ({
    name: `${slug}/${file}`,
    alt: alt[language] ?? '',
  })),
});
