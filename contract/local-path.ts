import { defaultLanguage } from './default-language.ts';

/** A path in a language, named by its folder below content/: the default language has no prefix. */
export function localPath(language: string, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
