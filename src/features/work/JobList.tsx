import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { filterStyles, filtersOf } from './filters-of.ts';
import { JobCards } from './JobCards.tsx';
import styles from './JobList.module.css';

/**
 * Every job, with a list of choices that shows one kind or place alone. Styles do that, so it works
 * without scripts. A browser that does not know `:has()` shows all jobs and no choice.
 */
export function JobList({ section, site }: SectionProps<'job-list'>) {
  const { jobs, labels } = site;
  if (jobs.length === 0) return null;
  const { kinds, places } = filtersOf(site);
  const groups = [
    { group: labels.jobs.kinds, filters: kinds },
    { group: labels.jobs.places, filters: places },
  ];
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      {jobs.some(({ sample }) => sample) && <p className={styles.note}>{labels.jobs.note}</p>}
      <div data-jobs="">
        <style>{filterStyles([...kinds, ...places])}</style>
        <label className={styles.filter}>
          {labels.jobs.filter}
          <select>
            <option value="all">
              {labels.jobs.everything} ({jobs.length})
            </option>
            {groups.map(({ group, filters }) => (
              <optgroup key={group} label={group}>
                {filters.map(({ value, label, count }) => (
                  <option key={value} value={value}>
                    {label} ({count})
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <JobCards isList jobs={jobs} site={site} />
      </div>
    </SectionFrame>
  );
}
