import { z } from 'astro/zod';
import { formats } from '#contract/catalogue.ts';
import { slug } from '../../content/text.schema.ts';

/** As many jobs as stand side by side. */
export const mostJobs = 3;

/**
 * The newest jobs of content/work, three at most; nothing where none fits. A district and a branch show
 * theirs without naming this section.
 */
export const jobStripSchema = z.strictObject({
  type: z.literal('job-strip'),
  most: z.int().min(1).max(mostJobs).optional().describe('Fewer than three jobs'),
  formats: z.array(z.enum(formats)).optional().describe('Only jobs of these kinds'),
  district: slug.optional().describe('Only jobs there: file name of a district or a branch'),
});
