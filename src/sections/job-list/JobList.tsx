import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import type { SectionProps } from '../section.ts';
import { filterStyles, filtersOf } from './filters-of.ts';
import { JobCards } from './JobCards.tsx';
import styles from './JobList.module.css';

/**
 * Every job, with radio buttons that show one kind or place alone. Styles do that, so it works without
 * scripts. A browser that does not know `:has()` shows all jobs and no buttons.
 */
export function JobList({ section, site }: SectionProps<'job-list'>) {
  const { jobs, labels } = site;
  if (jobs.length === 0) return null;
  const filters = filtersOf(site);
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      {jobs.some(({ sample }) => sample) && <p className={styles.note}>{labels.jobs.note}</p>}
      <div data-jobs="">
        <style>{filterStyles(filters)}</style>
        <fieldset className={styles.filters}>
          <legend className={styles.legend}>{labels.jobs.filter}</legend>
          <label className={styles.filter}>
            <input defaultChecked name="jobs" type="radio" value="all" />
            {labels.jobs.everything} ({jobs.length})
          </label>
          {filters.map(({ value, label, count }) => (
            <label className={styles.filter} key={value}>
              <input name="jobs" type="radio" value={value} />
              {label} ({count})
            </label>
          ))}
        </fieldset>
        <JobCards isList jobs={jobs} site={site} />
      </div>
    </SectionFrame>
  );
}
