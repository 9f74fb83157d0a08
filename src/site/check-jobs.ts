import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { JobEntry } from '#src/content/read-jobs.ts';
import type { SiteContent } from '#src/content/site.ts';

/** Jobs in a district or branch that has no file. */
export function checkJobs(
  jobs: JobEntry[],
  { districts, branches }: SiteContent,
): ContentMistake[] {
  const known = new Set([...districts, ...branches].map(({ slug }) => slug));
  return jobs
    .filter(({ value }) => !known.has(value.district))
    .map(({ file, value }) => ({
      file: file.name,
      line: file.lineOf(['district']),
      path: ['district'],
      reason: `there is no district or branch ${value.district}: write the name of its file`,
    }));
}
