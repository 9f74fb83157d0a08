import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { recordingSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Recording } from './Recording.tsx';

const fields = {
  type: 'recording',
  title: 'Hear it in the lane',
  file: 'e-rickshaw.mp3',
  transcript: 'Come to the new shop at the station, from Monday.',
};

it('is a native player that fetches nothing before it is played, with its transcript', () => {
  const section = recordingSchema.parse(fields);
  const html = renderToStaticMarkup(<Recording section={section} site={readSite()} />);
  expect(html).toMatch(/<audio aria-label="Hear it in the lane"[^>]* controls=""[^>]*>/);
  expect(html).toContain('preload="none"');
  expect(html).toContain('src="/audio/e-rickshaw.mp3"');
  expect(html).toContain(fields.transcript);
});

it.each(['../secret.mp3', 'A.mp3', 'horn.wav'])('takes no file %j', (file) => {
  expect(recordingSchema.safeParse({ ...fields, file }).success).toBe(false);
});

it('needs a transcript', () => {
  const { transcript, ...withoutTranscript } = fields;
  expect(recordingSchema.safeParse(withoutTranscript).success).toBe(false);
});
