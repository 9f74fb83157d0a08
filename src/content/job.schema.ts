import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { indianMonth } from '#contract/indian-day.ts';
import { jobLetters, mostPhotographs } from '#contract/office/content.ts';
import { inEachLanguage, line, list, placeSlug, sample } from './text.schema.ts';

const feet = (side: string) => z.number().positive().max(200).describe(side);

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
    sample: sample('true while it is drawn or invented: it is stamped as a sample'),
    format: z.enum(formats).describe('Kind of advertisement'),
    district: placeSlug('District or branch; its file name, such as siwan').refine(
      (place) => places.includes(place),
      'must be the file name of a district or branch',
    ),
    place: inEach(jobLetters.place, 'Place; road, crossing or market, without the district', 3),
    size: z.strictObject({ width: feet('Width'), height: feet('Height') }).describe('Size in feet'),
    month: z
      .string()
      .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'must be a month, such as 2026-08')
      .refine((month) => month <= indianMonth(Date.now()), 'must not be in the future')
      .describe('Month when it was put up; such as 2026-08'),
    text: inEach(jobLetters.text, 'What was made; one or two sentences', 20),
    consent: line(
      jobLetters.consent,
      'Who allowed us to show it; name, how and when, not shown to visitors',
      10,
    ),
    photographs: list(
      1,
      mostPhotographs,
      z.strictObject({
        file: jpeg.describe('File of the photo; a JPEG in the same folder'),
        night: jpeg
          .optional()
          .describe('File of the same photo at night; shown in the dark colour scheme'),
        alt: inEach(jobLetters.alt, 'What the photo shows; for people who cannot see it', 15),
      }),
    ).describe('Photos; the first one is also shown on other pages'),
  });
}

/** A job with the words of all languages. */
export type JobFile = z.infer<ReturnType<typeof jobSchema>>;
