import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import type { Job, Site } from '#src/content/site.ts';
import { filterValuesOf } from './filters-of.ts';
import styles from './JobCards.module.css';
import { JobPhotograph } from './JobPhotograph.tsx';
import { placeOf } from './place-of.ts';

/** 2026-08 as people of the language write it: August 2026. */
const monthIn = (month: string, language: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );

function JobCard({ job, isList, site }: { job: Job; isList: boolean; site: Site }) {
  const { labels, payment } = site;
  const facts = [
    labels.formats[job.format],
    fill(payment.counts.size, job.size),
    monthIn(job.month, labels.language.code),
  ];
  return (
    <figure>
      {job.photographs.slice(0, isList ? undefined : 1).map((photograph) => (
        <JobPhotograph isCut={!isList} key={photograph.name} photograph={photograph} site={site} />
      ))}
      <figcaption>
        {isList && job.sample && (
          <span className={styles.sample}>{labels.testimonials.sample}</span>
        )}
        <strong>{[job.place, ...placeOf(job, site)].join(', ')}</strong>
        {isList && <p>{job.text}</p>}
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </figcaption>
    </figure>
  );
}

interface JobCardsProps {
  jobs: Job[];
  /** Whether each shows its text, all its photographs uncut, what the list is filtered by, and its stamp. */
  isList?: boolean;
  /** What stands beside the last job. */
  children?: ReactNode;
  site: Site;
}

/** Jobs side by side. */
export function JobCards({ jobs, isList = false, children, site }: JobCardsProps) {
  return (
    <ul className={styles.jobs}>
      {jobs.map((job) => {
        const values = Object.values(filterValuesOf(job)).join(' ');
        return (
          <li data-in={isList ? values : undefined} key={job.slug}>
            <JobCard isList={isList} job={job} site={site} />
          </li>
        );
      })}
      {children}
    </ul>
  );
}
