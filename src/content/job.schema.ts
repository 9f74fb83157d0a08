import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { inEachLanguage, line, list, slug } from './text.schema.ts';

const feet = z.number().positive().max(200);

const jpeg = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\.jpg$/,
    'must have small letters, digits and hyphens, and end in .jpg',
  );

/**
 * A finished job, content/work/{slug}/job.yaml, with texts in all languages of the site. `places` are the
 * slugs of its districts and branches.
 */
export function jobSchema(languages: string[], places: string[]) {
  const inEach = (most: number, meaning: string, least: number) =>
    inEachLanguage(languages, most, meaning, least);
  return z.strictObject({
    sample: z.boolean().describe('true while it is drawn or invented: it is then stamped'),
    format: z.enum(formats).describe('Kind of advertisement'),
    district: slug
      .refine((place) => places.includes(place), 'must be the file name of a district or branch')
      .describe('File name of the district or branch'),
    place: inEach(40, 'Road, crossing or market, without the district', 3),
    size: z.strictObject({ width: feet, height: feet }).describe('In feet'),
    month: z
      .string()
      .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'must be a month, such as 2026-08')
      .describe('Month in which it was put up, such as 2026-08'),
    text: inEach(200, 'What was made, in one or two sentences', 20),
    consent: line(200, 'Client who allowed us to show it, how and when; no visitor sees it', 10),
    photographs: list(
      1,
      4,
      z.strictObject({
        file: jpeg.describe('A JPEG in the same folder'),
        night: jpeg.optional().describe('The same at night, shown in the dark colour scheme'),
        alt: inEach(160, 'What the photograph shows, for those who do not see it', 15),
      }),
    ).describe('The first one also stands on other pages'),
  });
}

/** A job with the words of all languages. */
export type JobFile = z.infer<ReturnType<typeof jobSchema>>;
