import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Job, Site } from '#src/content/site.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { JobList } from './JobList.tsx';
import { JobStrip } from './JobStrip.tsx';

const content = readSite();
const [first, second] = content.districts;

const jobOf = (slug: string, fields: Partial<Job> = {}): Job => ({
  slug,
  sample: false,
  format: 'hoarding',
  district: first?.slug ?? '',
  size: { width: 20, height: 10 },
  month: '2026-08',
  place: 'Station Road',
  text: 'A board for a shop.',
  photographs: [
    { name: 'a/front.jpg', alt: 'The front' },
    { name: 'a/back.jpg', alt: 'The back' },
  ],
  ...fields,
});

const picture = {
  ...{ avif: '/a.avif 400w', jpeg: '/a.jpg 400w', src: '/a.jpg' },
  ...{ width: 960, height: 720 },
};

const siteWith = (jobs: Job[]): Site => ({
  ...content,
  jobs,
  pictures: { 'a/front.jpg': picture, 'a/back.jpg': picture },
});

const listOf = (jobs: Job[]) =>
  renderToStaticMarkup(
    <JobList section={{ type: 'job-list', title: 'Our work' }} site={siteWith(jobs)} />,
  );

const stripOf = (jobs: Job[], filter = {}) =>
  renderToStaticMarkup(
    <JobStrip section={{ type: 'job-strip', ...filter }} site={siteWith(jobs)} />,
  );

const count = (html: string, part: string) => html.split(part).length - 1;

describe('JobList', () => {
  const jobs = [
    jobOf('a'),
    jobOf('b', { format: 'mela', district: second?.slug ?? '' }),
    jobOf('c', { format: 'mela' }),
  ];

  it('shows every photograph with its words and size', () => {
    const html = listOf(jobs);
    expect(count(html, '<img')).toBe(6);
    expect(html).toContain('alt="The back"');
    expect(html).toMatch(/<img[^>]*height="720"[^>]*loading="lazy"[^>]*width="960"/);
    expect(html).toContain('August 2026');
    expect(html).not.toContain('style=');
  });

  it('shows a photograph at night in the dark scheme if there is one', () => {
    const photographs = [{ name: 'a/front.jpg', night: 'a/back.jpg', alt: 'The front' }];
    const html = listOf([jobOf('a', { photographs })]);
    expect(count(html, 'media="(prefers-color-scheme: dark)"')).toBe(2);
    expect(html.indexOf('media=')).toBeLessThan(html.indexOf('<img'));
    expect(listOf(jobs)).not.toContain('media=');
  });

  it('has a choice for each kind and place, with the number of its jobs', () => {
    const html = listOf(jobs);
    expect(count(html, '<option ')).toBe(1 + 2 + 2);
    expect(count(html, '<optgroup ')).toBe(2);
    expect(html).toContain(`${content.labels.formats.mela} (2)`);
    expect(html).toContain(
      '[data-jobs]:has([value=kind-mela]:checked) li:not([data-in~=kind-mela]){display:none}',
    );
    expect(count(html, 'data-in="kind-mela ')).toBe(2);
  });

  it('shows the month of a job, but not of a sample', () => {
    expect(listOf([jobOf('a')])).toContain('August 2026');
    expect(listOf([jobOf('a', { sample: true })])).not.toContain('2026');
  });

  it('renders nothing without jobs', () => {
    expect(listOf([])).toBe('');
  });

  it('stamps samples only, and the heading alone while all are samples', () => {
    const stamp = `>${content.labels.testimonials.sample}<`;
    const samples = [jobOf('a', { sample: true }), jobOf('b', { sample: true })];
    expect(count(listOf([...samples, jobOf('c')]), stamp)).toBe(2);
    expect(count(listOf(samples), stamp)).toBe(1);
    expect(listOf(samples)).toMatch(new RegExp(`<h2[^]*${stamp}[^]*</h2>`));
    expect(count(listOf([jobOf('c')]), stamp)).toBe(0);
  });
});

describe('JobStrip', () => {
  it('shows three jobs with one photograph each', () => {
    const jobs = ['a', 'b', 'c', 'd'].map((slug) => jobOf(slug));
    expect(count(stripOf(jobs), '<img')).toBe(3);
    expect(count(stripOf(jobs, { most: 2 }), '<img')).toBe(2);
  });

  it('shows those of its kinds and its place, or nothing at all', () => {
    const jobs = [jobOf('a'), jobOf('b', { format: 'mela' })];
    expect(count(stripOf(jobs, { formats: ['mela', 'haat'] }), '<img')).toBe(1);
    expect(count(stripOf(jobs, { district: first?.slug }), '<img')).toBe(2);
    expect(stripOf(jobs, { district: second?.slug })).toBe('');
    expect(stripOf(jobs, { formats: ['station'] })).toBe('');
    expect(stripOf([])).toBe('');
  });

  it('shows no samples', () => {
    const sample = jobOf('a', { sample: true, place: 'Drawn Road' });
    expect(stripOf([sample, jobOf('b')])).not.toContain('Drawn Road');
    expect(stripOf([sample])).toBe('');
  });

  it('links to the page of all jobs', () => {
    expect(stripOf([jobOf('a')])).toContain('href="/work"');
  });
});
