import { z } from 'astro/zod';
import { line } from '#src/content/text.schema.ts';

/** Offices and the contact form; addresses come from agency.yaml, labels from labels.yaml. */
export const contactSchema = z.strictObject({
  type: z.literal('contact'),
  title: line(70, 'Heading of the form'),
  lead: line(240, 'Sentence above the form', 20),
  officesTitle: line(70, 'Heading of the offices'),
  locations: z
    .array(line(40, 'Option of the location field'))
    .min(1)
    .describe('First one is chosen'),
  services: z.array(line(40, 'Option of the service field')).min(1).describe('First one is chosen'),
});
