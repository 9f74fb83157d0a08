import { z } from 'astro/zod';
import { entries, line } from '../../content/text.schema.ts';

/** One job told with its figures. */
export const caseStudySchema = z.strictObject({
  type: z.literal('case-study'),
  sample: z.boolean().optional().describe('true while no real job stands behind it'),
  title: line(80, 'Heading'),
  text: line(600, 'What was done', 40),
  figures: entries(2, 4, { value: line(12, 'Number', 1), label: line(60, 'What it counts') }),
});
