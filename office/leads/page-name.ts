import { defaultLanguage } from '#contract/default-language.ts';
import type { LanguageName, Words } from '../words/words.ts';

/** Name of a page of the site, with its language if that is not the office's; its path if the page no longer exists. */
export function pageName(
  path: string,
  { language, pages }: Words,
  languages: readonly LanguageName[],
): string {
  const [, prefix] = /^\/([a-z]{2})(?=\/|$)/.exec(path) ?? [];
  const other = languages.find((one) => one.language === prefix);
  const address = other ? path.slice(3) || '/' : path;
  const name = pages[address] ?? path;
  const own = other ?? languages.find((one) => one.language === defaultLanguage);
  return own && own.language !== language ? `${name} · ${own.name}` : name;
}
