import { z } from 'astro/zod';
import { entries, line, section } from '../../content/text.schema.ts';

/** Longer words: founder story, mission, vision, aims, values. */
export const statementsSchema = section('statements', {
  layout: z
    .enum(['letter', 'columns'])
    .describe('letter: one running text; columns: headed paragraphs'),
  social: z.boolean().describe('Show the social links of agency.yaml below').default(false),
  items: entries(1, 8, {
    title: line(60, 'Short heading').optional(),
    text: line(700, 'Paragraph', 20).optional(),
    points: z.array(line(120, 'One point')).max(8).optional(),
  }),
  signature: z
    .strictObject({
      name: line(40, 'Who tells it', 3),
      role: line(40, 'What that person is here'),
      sample: z.boolean().describe('true until the real name stands here'),
    })
    .optional()
    .describe('Below the last paragraph'),
});
