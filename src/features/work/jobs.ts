import { mostJobs } from '#src/content/section.schema.ts';
import type { Job, Site, SiteContent } from '#src/content/site.ts';
import type { SectionOf } from '#src/site/section.ts';

/** Jobs of a strip: the newest of its formats and district, and no samples beside real ones. */
export function jobsFor(
  { formats, district, most = mostJobs }: SectionOf<'job-strip'>,
  jobs: Job[],
): Job[] {
  const matching = jobs
    .filter((job) => !formats || formats.includes(job.format))
    .filter((job) => !district || job.district === district);
  const real = matching.filter(({ sample }) => !sample);
  return (real.length > 0 ? real : matching).slice(0, most);
}

/** Name of a district or branch; checkJobs has made sure that it exists. */
export const placeName = (place: string, { branches, districts }: SiteContent): string =>
  [...districts, ...branches].find(({ slug }) => slug === place)?.name ?? '';

const formatFilter = (format: string) => `kind-${format}`;
const districtFilter = (district: string) => `place-${district}`;

/** Filters that a job matches, as the tokens of its `data-in`. */
export const filtersOf = ({ format, district }: Job): string =>
  `${formatFilter(format)} ${districtFilter(district)}`;

/** An option of the filter; at least one job matches it. */
interface Filter {
  value: string;
  label: string;
  count: number;
}

/** Options for every format and every place that has a job. */
export function filterGroups(site: Site): { label: string; filters: Filter[] }[] {
  const { jobs, labels } = site;
  const formats = [...Map.groupBy(jobs, ({ format }) => format)];
  const districts = [...Map.groupBy(jobs, ({ district }) => district)];
  return [
    {
      label: labels.jobs.kinds,
      filters: formats.map(([format, { length }]) => ({
        value: formatFilter(format),
        label: labels.formats[format],
        count: length,
      })),
    },
    {
      label: labels.jobs.places,
      filters: districts.map(([district, { length }]) => ({
        value: districtFilter(district),
        label: placeName(district, site),
        count: length,
      })),
    },
  ];
}
