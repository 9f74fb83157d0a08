import { z } from 'astro/zod';
import { text } from '#contract/label.ts';
import { section } from '../../content/text.schema.ts';

/** A recording to be heard, with what is said in it. */
export const recordingSchema = section('recording', {
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.mp3$/,
      'must have small letters, digits and hyphens, and end in .mp3',
    )
    .describe('An MP3 in public/audio'),
  transcript: text(1500, 'What is heard, word by word, for those who do not hear it', 20),
});
