import { defaultLanguage } from './default-language.ts';

/** A path in a language; the default one has no prefix. */
export function localPath(language: string, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
