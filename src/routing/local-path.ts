import { defaultLanguage } from '#contract/default-language.ts';
import type { Language } from '#src/content/site.ts';

/** A path in a language: the default language has no prefix. */
export function localPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The same for every link of rendered Markdown that begins with a slash. */
export const localLinks = (language: Language, html: string): string =>
  html.replace(
    /(<a [^>]*?href=")(\/(?!\/)[^"?#]*)/gi,
    (_all, start: string, path: string) => start + localPath(language, path),
  );
