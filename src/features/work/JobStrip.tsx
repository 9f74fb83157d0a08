import type { SectionProps } from '#src/site/section.ts';
import { Button } from '#src/ui/Button.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { JobCards } from './JobCards.tsx';
import { jobsFor } from './jobs.ts';

/** Jobs of some formats or of one place, with a link to all of them; nothing without such a job. */
export function JobStrip({ section, site }: SectionProps<'job-strip'>) {
  const jobs = jobsFor(section, site.jobs);
  if (jobs.length === 0) return null;
  const labels = site.labels.jobs;
  return (
    <SectionFrame title={labels.title}>
      <JobCards jobs={jobs} site={site}>
        <li>
          <Button action={{ label: labels.all, to: '/work' }} site={site} variant="secondary" />
        </li>
      </JobCards>
    </SectionFrame>
  );
}
