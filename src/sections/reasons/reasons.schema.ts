import { z } from 'astro/zod';
import { line } from '../../content/text.schema.ts';

/** Why choose us: headings with short points. */
export const reasonsSchema = z.strictObject({
  type: z.literal('reasons'),
  title: line(70, 'Heading'),
  items: z
    .array(
      z.strictObject({
        title: line(50, 'Reason'),
        points: z
          .array(line(140, 'One fact that supports it', 10))
          .min(1)
          .max(5),
      }),
    )
    .min(2)
    .max(5),
});
