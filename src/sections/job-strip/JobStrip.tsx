import { localPath } from '#contract/local-path.ts';
import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import { JobCards } from '../job-list/JobCards.tsx';
import type { SectionProps } from '../section.ts';
import styles from './JobStrip.module.css';
import { jobsFor } from './jobs-for.ts';

/** The page of all jobs, which a language may leave out. */
const workPage = 'work';

/** What we have put up, of some kinds or in one place; nothing where there is no such job. */
export function JobStrip({ section, site }: SectionProps<'job-strip'>) {
  const jobs = jobsFor(section, site);
  if (jobs.length === 0) return null;
  const { title, all } = site.labels.jobs;
  const hasPage = site.pages.some(({ slug }) => slug === workPage);
  return (
    <SectionFrame title={title}>
      <JobCards jobs={jobs} site={site} />
      {hasPage && (
        <a className={styles.all} href={localPath(site.language, `/${workPage}`)}>
          {all}
        </a>
      )}
    </SectionFrame>
  );
}
