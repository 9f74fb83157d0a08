import { join } from 'node:path';
import { expect, it } from 'vitest';
import { recordingSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { checkRecordings } from './check-recordings.ts';
import { folderOf } from './work.fixture.ts';

const recording = (file: string) =>
  recordingSchema.parse({
    type: 'recording',
    title: 'Hear it in the lane',
    file,
    transcript: 'Come to the new shop at the station.',
  });

it('names the page and the field of every recording that is missing', async () => {
  const [page] = readSite().pages;
  if (!page) throw new Error('There is no page');
  const folder = await folderOf({ 'there.mp3': 'sound' });
  const sections = [recording('there.mp3'), recording('missing.mp3')];
  expect(checkRecordings({ pages: [{ ...page, sections }], branches: [] }, folder)).toEqual([
    {
      file: `pages/${page.slug}.yaml`,
      path: ['sections', 1, 'file'],
      reason: `there is no ${join(folder, 'missing.mp3')}`,
    },
  ]);
});

it('is content with ours', () => {
  expect(checkRecordings(readSite())).toEqual([]);
});
