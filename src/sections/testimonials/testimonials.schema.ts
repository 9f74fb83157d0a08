import { z } from 'astro/zod';
import { line } from '../../content/text.schema.ts';

/** Words of clients; `sample: true` until a real client has allowed them. */
export const testimonialsSchema = z.strictObject({
  type: z.literal('testimonials'),
  title: line(70, 'Heading'),
  sample: z.boolean().describe('true while any of these words are invented'),
  items: z
    .array(
      z.strictObject({
        name: line(40, 'Who says it'),
        company: line(60, 'Business and town'),
        text: line(320, 'What the client says', 30),
      }),
    )
    .min(1)
    .max(6),
});
