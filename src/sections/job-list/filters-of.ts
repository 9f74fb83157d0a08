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

/** Every kind and every place that has a job, the kinds first. */
export function filtersOf(site: Site): JobFilter[] {
  const kinds = site.jobs.map((job) => ({
    value: filterValuesOf(job).kind,
    label: site.labels.formats[job.format],
  }));
  const places = site.jobs.flatMap((job) =>
    placeOf(job, site).map((label) => ({ value: filterValuesOf(job).place, label })),
  );
  const filters = new Map<string, JobFilter>();
  for (const { value, label } of [...kinds, ...places]) {
    filters.set(value, { value, label, count: (filters.get(value)?.count ?? 0) + 1 });
  }
  return [...filters.values()];
}

/**
 * A rule for each radio button: where it is chosen, jobs without its value are not shown. It has no
 * quotes, which HTML would escape; no value needs them.
 */
export const filterStyles = (filters: JobFilter[]): string =>
  filters
    .map(
      ({ value }) =>
        `[data-jobs]:has([value=${value}]:checked) li:not([data-in~=${value}]){display:none}`,
    )
    .join('');
