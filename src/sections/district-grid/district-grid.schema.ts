import { z } from 'astro/zod';
import { line } from '../../content/text.schema.ts';

/** Cards of all districts; rows come from the districts collection. */
export const districtGridSchema = z.strictObject({
  type: z.literal('district-grid'),
  title: line(70, 'Heading'),
  lead: line(240, 'Sentence under the heading', 20).optional(),
});
