import { defaultLanguage } from '#contract/default-language.ts';
import type { Language } from '#src/content/site.ts';

/** A path in a language: the default language has no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
