import { z } from 'astro/zod';
import { entries, line, list } from '../../content/text.schema.ts';

/** Why choose us: headings with short points. */
export const reasonsSchema = z.strictObject({
  type: z.literal('reasons'),
  title: line(70, 'Heading'),
  items: entries(2, 5, {
    title: line(50, 'Reason'),
    points: list(1, 5, line(140, 'One fact that supports it', 10)),
  }),
});
