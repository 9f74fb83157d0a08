import { z } from 'astro/zod';
import { entries, line, section, stars } from '../../content/text.schema.ts';

/** Words of clients, each `sample: true` until the client has allowed them. */
export const testimonialsSchema = section('testimonials', {
  items: entries(1, 6, {
    name: line(40, 'Who says it'),
    company: line(60, 'Business and town'),
    text: line(320, 'What the client says', 30),
    stars,
    sample: z.boolean().describe('true until the client has allowed these words'),
  }),
});
