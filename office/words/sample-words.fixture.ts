import type { Translations } from '#contract/office/translations.ts';
import { readLanguageNames, readTranslations, readWords } from './read-words.ts';
import type { ContentWords, LanguageName } from './words.ts';

interface Kept {
  words: Record<string, ContentWords>;
  translations: Record<string, Translations>;
  languages?: LanguageName[];
}

/** Kept globally, because Vitest reloads this module for each test file, and reading takes longer than most tests. */
const place = globalThis as typeof globalThis & { officeWords?: Kept };
place.officeWords ??= { words: {}, translations: {} };
const kept = place.officeWords;

/** The words of a language, as Vite makes them from the content. */
export const sampleWords = (language = 'en'): ContentWords =>
  (kept.words[language] ??= readWords(language));

/** The translations of a language. */
export const sampleTranslations = (language: string): Translations =>
  (kept.translations[language] ??= readTranslations(language));

/** The languages of the content. */
export const sampleLanguages = (): LanguageName[] => (kept.languages ??= readLanguageNames());
