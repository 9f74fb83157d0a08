import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { folderOf } from '#src/site/work.fixture.ts';
import { jobSchema } from './job.schema.ts';
import { jobIn, readJobs } from './read-jobs.ts';

const job = {
  sample: false,
  format: 'hoarding',
  district: 'siwan',
  place: { en: 'Station Road', hi: 'स्टेशन रोड' },
  size: { width: 20, height: 10 },
  month: '2026-08',
  text: { en: 'A board for a shop, with lamps.', hi: 'एक दुकान का बोर्ड, बत्तियों के साथ।' },
  consent: 'Asha Kumari, by WhatsApp, 3 August 2026',
  photographs: [
    {
      file: 'front.jpg',
      alt: { en: 'A red board above the road', hi: 'सड़क के ऊपर लाल बोर्ड' },
    },
  ],
};

/** Jobs and mistakes in files below content/work. */
async function readAll(files: Record<string, object | string>) {
  const folder = await folderOf(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        `work/${name}`,
        typeof content === 'string' ? content : stringify(content),
      ]),
    ),
  );
  const { jobs, mistakes } = readJobs(folder, jobSchema(['en', 'hi'], ['siwan']), 'Ad Works');
  const lines = mistakes.map(
    ({ file, path, reason }) => `${file.slice(folder.length + 6)} ${path.join('.')}: ${reason}`,
  );
  return { jobs, mistakes: lines };
}

it('reads a job in each language', async () => {
  const { jobs, mistakes } = await readAll({ 'wall/job.yaml': job, 'wall/front.jpg': '' });
  expect(mistakes).toEqual([]);
  expect(jobs.map((one) => jobIn('hi', one))).toMatchObject([
    {
      slug: 'wall',
      place: 'स्टेशन रोड',
      photographs: [{ name: 'work/wall/front.jpg', alt: 'सड़क के ऊपर लाल बोर्ड' }],
    },
  ]);
  expect(JSON.stringify(jobs.map((one) => jobIn('hi', one)))).not.toContain('Asha');
});

it('reads the photograph at night', async () => {
  const photographs = job.photographs.map((photograph) => ({ ...photograph, night: 'night.jpg' }));
  const files = { 'wall/job.yaml': { ...job, photographs }, 'wall/front.jpg': '' };
  const { jobs, mistakes } = await readAll({ ...files, 'wall/night.jpg': '' });
  expect(mistakes).toEqual([]);
  expect(jobs.map((one) => jobIn('en', one))).toMatchObject([
    { photographs: [{ name: 'work/wall/front.jpg', night: 'work/wall/night.jpg' }] },
  ]);
  expect((await readAll(files)).mistakes).toEqual([
    expect.stringMatching(/^wall\/job\.yaml photographs\.0\.night: there is no /),
  ]);
});

it('reports missing texts, consent and wrong file names', async () => {
  const { consent, ...withoutConsent } = job;
  const { mistakes } = await readAll({
    'wall/job.yaml': {
      ...withoutConsent,
      month: 'August',
      place: { en: 'Station Road' },
      text: { ...job.text, fr: 'Une enseigne pour un magasin' },
      photographs: [
        { file: 'front.jpg', alt: { en: 'A red board above the road' } },
        { file: 'back.jpg' },
        { file: 'Back Side.JPG', alt: job.photographs[0]?.alt },
      ],
    },
    'wall/front.jpg': '',
  });
  expect(mistakes.toSorted()).toEqual([
    'wall/job.yaml consent: is missing',
    'wall/job.yaml month: must be a month, such as 2026-08',
    expect.stringMatching(/^wall\/job\.yaml photographs\.0\.alt\.hi: is missing/),
    'wall/job.yaml photographs.1.alt: is missing',
    expect.stringMatching(/^wall\/job\.yaml photographs\.2\.file: must have small letters/),
    'wall/job.yaml place.hi: is missing',
    'wall/job.yaml text.fr: there is no such field',
  ]);
});

it('names photographs that are missing, and files that no job names', async () => {
  const photographs = [{ ...job.photographs[0], file: 'back.jpg' }];
  const { mistakes } = await readAll({
    'roof/front.jpg': '',
    'wall/IMG 1.JPG': '',
    'wall/front.jpg': '',
    'wall/job.yaml': { ...job, photographs },
    'wall/job.yml': job,
  });
  expect(mistakes).toEqual([
    expect.stringMatching(/^wall\/job\.yaml photographs\.0\.file: there is no .*\/wall\/back\.jpg/),
    expect.stringMatching(/^roof\/front\.jpg : no job names this file/),
    expect.stringMatching(/^wall\/IMG 1\.JPG : no job names this file/),
    expect.stringMatching(/^wall\/front\.jpg : no job names this file/),
    expect.stringMatching(/^wall\/job\.yml : no job names this file/),
  ]);
});
