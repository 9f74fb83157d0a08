import type { Job } from '#src/content/site.ts';
import type { SectionOf } from '../section.ts';

/** As many as stand side by side. */
const most = 3;

/** The jobs that a strip shows: the newest of its kinds and its place. */
export const jobsFor = (
  { formats, district }: SectionOf<'job-strip'>,
  { jobs }: { jobs: Job[] },
): Job[] =>
  jobs
    .filter((job) => !formats || formats.includes(job.format))
    .filter((job) => !district || job.district === district)
    .slice(0, most);
