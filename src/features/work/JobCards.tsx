import type { ReactNode } from 'react';
import { fill } from '#contract/fill.ts';
import type { Job, Site } from '#src/content/site.ts';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './JobCards.module.css';
import { JobPhotograph } from './JobPhotograph.tsx';
import { filterTokens, placeName } from './jobs.ts';

/** 2026-08 as August 2026, in the site's language. */
const displayMonth = (month: string, language: string) =>
  new Date(month).toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });

type JobCardProps = { job: Job } & Required<Pick<JobCardsProps, 'isList' | 'isStamped' | 'site'>>;

function JobCard({ job, isList, isStamped, site }: JobCardProps) {
  const { labels, payment } = site;
  const facts = [
    labels.formats[job.format],
    fill(payment.counts.size, job.size),
    // Nothing was put up in the month of a sample.
    ...(job.sample ? [] : [displayMonth(job.month, labels.language.code)]),
  ];
  return (
    <figure>
      {job.photographs.slice(0, isList ? undefined : 1).map((photograph) => (
        <JobPhotograph isCut={!isList} key={photograph.name} photograph={photograph} site={site} />
      ))}
      <figcaption>
        {isStamped && job.sample && (
          <span className={styles.sample}>{labels.testimonials.sample}</span>
        )}
        <strong>{`${job.place}, ${placeName(job.district, site)}`}</strong>
        {isList && <p>{unbroken(job.text)}</p>}
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </figcaption>
    </figure>
  );
}

interface JobCardsProps {
  jobs: Job[];
  /** Whether each card shows its text and all its photographs uncut, and can be filtered. */
  isList?: boolean;
  /** Whether samples are stamped. */
  isStamped?: boolean;
  /** Item after the last job. */
  children?: ReactNode;
  site: Site;
}

/** Jobs side by side. */
export function JobCards({
  jobs,
  isList = false,
  isStamped = false,
  children,
  site,
}: JobCardsProps) {
  return (
    <ul className={`${styles.jobs} ${isList ? styles.list : styles.strip}`}>
      {jobs.map((job) => (
        <li data-in={isList ? filterTokens(job) : undefined} key={job.slug}>
          <JobCard isList={isList} isStamped={isStamped} job={job} site={site} />
        </li>
      ))}
      {children}
    </ul>
  );
}
