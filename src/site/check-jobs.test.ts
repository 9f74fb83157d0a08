import { expect, it } from 'vitest';
import { parseContent } from '#contract/content/content-file.ts';
import type { JobFile } from '#src/content/job.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkJobs } from './check-jobs.ts';

const site = readSite();

const jobAt = (district: string) => ({
  slug: 'wall',
  file: parseContent('content/work/wall/job.yaml', `sample: false\ndistrict: ${district}\n`),
  value: { district } as JobFile,
});

it('names a job whose district has no file, with its line', () => {
  expect(checkJobs([jobAt('sivan')], site)).toEqual([
    {
      file: 'content/work/wall/job.yaml',
      line: 2,
      path: ['district'],
      reason: 'there is no district or branch sivan: write the name of its file',
    },
  ]);
});

it('takes every district and every branch', () => {
  const jobs = [...site.districts, ...site.branches].map(({ slug }) => jobAt(slug));
  expect(jobs.length).toBeGreaterThan(0);
  expect(checkJobs(jobs, site)).toEqual([]);
});
