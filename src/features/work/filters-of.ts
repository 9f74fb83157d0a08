import type { Job, Site } from '#src/content/site.ts';
import { placeOf } from './place-of.ts';

/** A choice of jobs: those that have this value among theirs. There is at least one. */
interface JobFilter {
  value: string;
  label: string;
  count: number;
}

/** By what a job can be chosen: its kind and its place. A value begins with a letter. */
export const filterValuesOf = ({ format, district }: Job) => ({
  kind: `kind-${format}`,
  place: `place-${district}`,
});

/** Each of these once, with how often it is there. */
function counted(choices: Omit<JobFilter, 'count'>[]): JobFilter[] {
  const filters = new Map<string, JobFilter>();
  for (const { value, label } of choices) {
    filters.set(value, { value, label, count: (filters.get(value)?.count ?? 0) + 1 });
  }
  return [...filters.values()];
}

/** Every kind and every place that has a job. */
export const filtersOf = (site: Site): Record<'kinds' | 'places', JobFilter[]> => ({
  kinds: counted(
    site.jobs.map((job) => ({
      value: filterValuesOf(job).kind,
      label: site.labels.formats[job.format],
    })),
  ),
  places: counted(
    site.jobs.flatMap((job) =>
      placeOf(job, site).map((label) => ({ value: filterValuesOf(job).place, label })),
    ),
  ),
});

/**
 * A rule for each choice: where it is made, jobs without its value are not shown. It has no
 * quotes, which HTML would escape; no value needs them.
 */
export const filterStyles = (filters: JobFilter[]): string =>
  filters
    .map(
      ({ value }) =>
        `[data-jobs]:has([value=${value}]:checked) li:not([data-in~=${value}]){display:none}`,
    )
    .join('');
