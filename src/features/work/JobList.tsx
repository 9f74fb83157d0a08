import type { SectionProps } from '#src/site/section.ts';
import fields from '#src/ui/Field.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { JobCards } from './JobCards.tsx';
import styles from './JobList.module.css';
import { filterGroups } from './jobs.ts';

/** Hides the jobs that do not match the selected option. No quotes: React would escape them. */
const filterRule = ({ value }: { value: string }) =>
  `[data-jobs]:has([value=${value}]:checked) li:not([data-in~=${value}]){display:none}`;

/**
 * Every job, with a filter by format and place. CSS filters, so it works without scripts. While all jobs are
 * samples, the heading has their stamp.
 */
export function JobList({ section, site }: SectionProps<'job-list'>) {
  const { jobs, labels } = site;
  if (jobs.length === 0) return null;
  const groups = filterGroups(site);
  const stamp = jobs.every(({ sample }) => sample) ? labels.testimonials.sample : undefined;
  return (
    <SectionFrame lead={section.lead} stamp={stamp} title={section.title}>
      <div data-jobs>
        <style>{groups.flatMap(({ filters }) => filters.map(filterRule)).join('')}</style>
        <label className={styles.filter}>
          {labels.jobs.filter}
          <select className={fields.input}>
            <option value="all">
              {labels.jobs.everything} ({jobs.length})
            </option>
            {groups.map(({ label: group, filters }) => (
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
        <JobCards isList isStamped={!stamp} jobs={jobs} site={site} />
      </div>
    </SectionFrame>
  );
}
