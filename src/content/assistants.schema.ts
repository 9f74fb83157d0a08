import { z } from 'astro/zod';
import { entries, line } from './text.schema.ts';

/** No words that promise somebody at once: a greeting is shown at any hour. */
const atAnyHour = line(52, 'What the prompt says, in two lines of a phone', 15).refine(
  (text) => !/\b(now|today|at once|right away|online)\b|अभी|आज|तुरंत|ऑनलाइन/i.test(text),
  'is shown when nobody is there, too: do not promise an answer now',
);

const greeting = {
  text: atAnyHour,
  reply: line(80, 'What the visitor sends back; stands ready in the chat', 10),
};

/** The four chat personas: content/{language}/assistants.yaml. */
export const assistantsSchema = z.strictObject({
  sample: z.boolean().describe('true while the names are invented'),
  assistants: z
    .array(
      z.strictObject({
        name: line(20, 'First name'),
        greetings: entries(2, 5, greeting),
        payers: entries(1, 5, greeting).describe('Greetings on checkout and payment status'),
      }),
    )
    .length(4),
});

/** One of those who greet in the chat prompt. */
export type Assistant = z.infer<typeof assistantsSchema>['assistants'][number];
