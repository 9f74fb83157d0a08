import { z } from 'astro/zod';
import { line, list } from './text.schema.ts';

/** The four chat personas: content/{language}/assistants.yaml. */
export const assistantsSchema = z.strictObject({
  sample: z.boolean().describe('true while the names are invented'),
  assistants: z
    .array(
      z.strictObject({
        name: line(20, 'First name'),
        greetings: list(2, 5, line(120, 'What the prompt says', 15)),
      }),
    )
    .length(4),
});

/** One of those who greet in the chat prompt. */
export type Assistant = z.infer<typeof assistantsSchema>['assistants'][number];
