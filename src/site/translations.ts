import { defaultLanguage } from '#contract/default-language.ts';
import { localPath } from '#contract/local-path.ts';
import type { Language, SiteContent } from '#src/content/site.ts';
import type { Route } from './routes.ts';

/** A page in one of its languages. */
export interface Translation {
  /** Folder of the language, and its `hreflang`: hi. */
  language: Language;
  /** Name of the language, in itself. */
  name: string;
  /** For the `lang` attribute: hi-IN. */
  code: string;
  path: string;
}

/** A page in all languages, which have the same addresses; none if the site has one language. */
export const translationsOf = (
  { address }: Pick<Route, 'address'>,
  sites: Pick<SiteContent, 'labels' | 'language'>[],
): Translation[] =>
  sites.length === 1
    ? []
    : sites.map(({ labels, language }) => ({
        ...labels.language,
        language,
        path: localPath(language, address),
      }));

/** Alternate links of a page by `hreflang`; x-default is the default language. */
export function alternatesOf(
  translations: Translation[],
  url: string,
): { hreflang: string; href: string }[] {
  const alternates = translations.map(({ language, path }) => ({
    hreflang: language,
    href: url + path,
  }));
  const main = alternates.filter(({ hreflang }) => hreflang === defaultLanguage);
  return [...alternates, ...main.map(({ href }) => ({ hreflang: 'x-default', href }))];
}
