import { resolveAction } from '#src/site/links.ts';
import type { SectionProps } from '#src/site/section.ts';
import { Button } from '#src/ui/Button.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { JobCards } from './JobCards.tsx';
import { jobsFor } from './jobs-for.ts';

/**
 * What we have put up, of some kinds or in one place, and the way to all of it; nothing where there is no
 * such job. A language may leave out the page of all jobs.
 */
export function JobStrip({ section, site }: SectionProps<'job-strip'>) {
  const jobs = jobsFor(section, site);
  if (jobs.length === 0) return null;
  const { actions, jobs: labels, testimonials } = site.labels;
  const action = { label: labels.all, to: '/work' };
  const hasPage = site.pages.some(({ slug }) => action.to === `/${slug}`);
  return (
    <SectionFrame stamp={jobs[0]?.sample ? testimonials.sample : undefined} title={labels.title}>
      <JobCards jobs={jobs} site={site}>
        {hasPage && (
          <li>
            <Button
              link={resolveAction(action, site)}
              opensWhatsApp={actions.opensWhatsApp}
              variant="secondary"
            />
          </li>
        )}
      </JobCards>
    </SectionFrame>
  );
}
