import { mostJobs } from '#src/content/section.schema.ts';
import type { Job } from '#src/content/site.ts';
import type { SectionOf } from '#src/site/section.ts';

/** The jobs of a strip: the newest of its kinds and its place, and no samples beside real ones. */
export function jobsFor(
  { formats, district, most = mostJobs }: SectionOf<'job-strip'>,
  { jobs }: { jobs: Job[] },
): Job[] {
  const fitting = jobs
    .filter((job) => !formats || formats.includes(job.format))
    .filter((job) => !district || job.district === district);
  const real = fitting.filter(({ sample }) => !sample);
  return (real.length > 0 ? real : fitting).slice(0, most);
}
