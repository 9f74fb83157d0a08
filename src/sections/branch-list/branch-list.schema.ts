import { z } from 'astro/zod';
import { line } from '../../content/text.schema.ts';

/** Links to the branches outside Bihar; rows come from the branches collection. */
export const branchListSchema = z.strictObject({
  type: z.literal('branch-list'),
  title: line(70, 'Heading'),
  lead: line(240, 'Sentence under the heading', 20),
});
