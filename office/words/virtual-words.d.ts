/** Words of the office from content/, by words-plugin.ts. */
declare module 'virtual:office-words' {
  import type { LanguageName, Words } from './words.ts';

  /** The languages, with their own names. */
  export const languages: LanguageName[];
  /** Loads the words of one of the languages. */
  export function loadWords(language: string): Promise<Words>;
}
