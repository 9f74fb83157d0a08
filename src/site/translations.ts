import { defaultLanguage } from '#contract/default-language.ts';
import { localPath } from '#contract/local-path.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import type { Language, SiteContent } from '#src/content/site.ts';
import type { Route } from './routes.ts';

/** A page in one language: the language's folder, name and `lang` code, and the path. */
export type Translation = Labels['language'] & { language: Language; path: string };

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
export function alternatesOf(translations: Translation[], url: string) {
  const alternates = translations.map(({ language, path }) => ({
    hreflang: language,
    href: url + path,
  }));
  const main = alternates.filter(({ hreflang }) => hreflang === defaultLanguage);
  return [...alternates, ...main.map(({ href }) => ({ hreflang: 'x-default', href }))];
}
