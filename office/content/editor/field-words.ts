import {
  fieldHint,
  fieldTitle,
  keyInWords,
  type NamedSchema,
} from '#contract/office/field-names.ts';
import type { Translate } from '../../words/translate.ts';

/** Names and hints of fields in the language of the office. */
export interface FieldWords {
  titleOf: (field: NamedSchema, key: string) => string;
  /** Undefined if the field has none. */
  hintOf: (field: NamedSchema) => string | undefined;
  /** Name of a choice or of another key of the content. */
  keyName: (key: string) => string;
}

/** Names and hints, translated by the part `fields`. */
export const fieldWords = (translate: Translate): FieldWords => ({
  titleOf: (field, key) => translate(fieldTitle(field, key)),
  hintOf: (field) => translate(fieldHint(field)) || undefined,
  keyName: (key) => translate(keyInWords(key)),
});
