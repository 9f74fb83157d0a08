import { z } from 'astro/zod';
import { entries, line, sample } from './text.schema.ts';

/** Greetings are shown at any hour, so they must not promise an answer now. */
const atAnyHour = line(36, 'Text of the prompt; one line on a phone', 15).refine(
  (text) => !/\b(now|today|at once|right away|online)\b|अभी|आज|तुरंत|ऑनलाइन/i.test(text),
  'must not promise an answer now: it is shown at any hour',
);

const greeting = {
  text: atAnyHour,
  reply: line(80, 'Prepared reply of the visitor', 10),
};

/** The chat personas: content/{language}/assistants.yaml. */
export const assistantsSchema = z.strictObject({
  sample: sample('true while the names are invented'),
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

/** A persona of the chat prompt. */
export type Assistant = z.infer<typeof assistantsSchema>['assistants'][number];
