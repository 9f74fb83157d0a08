/** Words of the office from content/, by words-plugin.ts. */
declare module 'virtual:office-words' {
  import type { TranslationPart } from '#contract/office/translations.ts';
  import type { LanguageName, Words } from './words.ts';

  /** The languages, with their own names. */
  export const languages: LanguageName[];
  /** Loads the words of one of the languages. */
  export function loadWords(language: string): Promise<Words>;
  /** Loads a part of the translations of a language other than the default one. */
  export function loadTranslations(
    language: string,
    part: TranslationPart,
  ): Promise<Record<string, string>>;
}

/** Words of the pages about the website in all languages, in one chunk with these pages. */
declare module 'virtual:office-words/content' {
  import type { ContentLabels } from './words.ts';

  /** The labels of one of the languages. */
  export function contentLabelsIn(language: string): ContentLabels;
}
