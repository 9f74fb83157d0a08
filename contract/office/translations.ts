import { z } from 'zod';
import { placeholdersIn } from '../fill.ts';
import { textMistake } from '../label.ts';

/** Parts of translations.yaml, each of which the office loads when it shows the first sentence of it. */
export const translationParts = ['fields', 'mistakes', 'refusals'] as const;

/** A part of translations.yaml. */
export type TranslationPart = (typeof translationParts)[number];

/** Translations by English sentence. A translation may leave out placeholders, but has no others. */
const sentences = (meaning: string) =>
  z
    .record(z.string(), z.string().trim().min(1))
    .superRefine((translations, context) => {
      for (const [english, translation] of Object.entries(translations)) {
        const message = textMistake(translation, placeholdersIn(english));
        if (message) context.addIssue({ code: 'custom', path: [english], message });
      }
    })
    .describe(meaning);

/**
 * content/{language}/translations.yaml: what the office shows instead of English sentences of the code. A sentence
 * without a translation is shown in English.
 */
export const translationsSchema = z.strictObject({
  fields: sentences('Forms; names, hints and choices of the fields of the content'),
  mistakes: sentences('Mistakes; what the checks of the content say'),
  refusals: sentences('Refusals; why the server refuses an action'),
});

/** A parsed translations.yaml. */
export type Translations = z.infer<typeof translationsSchema>;
