import { z } from 'zod';
import { defaultLanguage } from '../default-language.ts';

/** A text in the languages of the site, by their folders of content/. */
export const textsSchema = z.record(z.string(), z.string());

/** A text in the languages of the site. */
export type Texts = z.infer<typeof textsSchema>;

/** The text in a language, otherwise in the default one; empty if it has neither. */
export const textIn = (texts: Texts, language: string): string =>
  texts[language] ?? texts[defaultLanguage] ?? '';
