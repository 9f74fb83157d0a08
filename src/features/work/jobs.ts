import { mostJobs } from '#src/content/section.schema.ts';
import type { Job, Site, SiteContent } from '#src/content/site.ts';
import type { SectionOf } from '#src/site/section.ts';

/** Jobs of a strip: the newest real ones of its formats and district. Samples are shown at /work alone. */
export function jobsFor(
  { formats, district, most = mostJobs }: SectionOf<'job-strip'>,
  jobs: Job[],
): Job[] {
  return jobs
    .filter(({ sample }) => !sample)
    .filter((job) => !formats || formats.includes(job.format))
    .filter((job) => !district || job.district === district)
    .slice(0, most);
}

/** Name of a district or branch; checkJobs has made sure that it exists. */
export const placeName = (place: string, { branches, districts }: SiteContent): string =>
  [...districts, ...branches].find(({ slug }) => slug === place)?.name ?? '';

const values = ({ format, district }: Job) => ({
  format: `kind-${format}`,
  district: `place-${district}`,
});

/** Values of the filter that a job matches, as the tokens of its `data-in`. */
export const filterTokens = (job: Job): string => Object.values(values(job)).join(' ');

/** Options of the filter, one for each format and each place that has a job. */
export function filterGroups(site: Site) {
  const { jobs, labels } = site;
  const options = (key: 'format' | 'district', labelOf: (job: Job) => string) =>
    [...Map.groupBy(jobs, (job) => values(job)[key])].map(([value, matching]) => ({
      value,
      label: labelOf(matching[0] as Job),
      count: matching.length,
    }));
  return [
    {
      label: labels.jobs.kinds,
      filters: options('format', ({ format }) => labels.formats[format]),
    },
    {
      label: labels.jobs.places,
      filters: options('district', ({ district }) => placeName(district, site)),
    },
  ];
}
