import { z } from 'astro/zod';
import { action, line, section } from '../../content/text.schema.ts';

/** Placeholder candidate posters of the Bihar elections 2025. */
export const candidatesSchema = section('candidates', {
  lead: line(240, 'Sentence under the heading', 20),
  sample: z.boolean().describe('true while the candidates are invented'),
  items: z
    .array(
      z.strictObject({
        name: line(40, 'Candidate'),
        party: line(40, 'Party or independent'),
        symbol: z
          .enum(['dholak', 'kettle', 'comb', 'scissors'])
          .describe('A free symbol of the ballot, not of a party'),
        description: line(140, 'What we did or would do', 20),
      }),
    )
    .length(4),
  action,
});
