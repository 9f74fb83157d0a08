import { defaultLanguage } from '#contract/default-language.ts';
import type { Language, SiteContent } from '#src/content/site.ts';
import type { Route } from './routes.ts';

/** A page in one of its languages. */
export interface Translation {
  /** The folder of the language, which search engines are told as well: hi. */
  language: Language;
  /** Name of the language, in itself. */
  name: string;
  /** Of the `lang` attribute: hi-IN. */
  code: string;
  path: string;
}

/** A language with all its addresses. */
interface RoutedSite {
  site: Pick<SiteContent, 'labels'>;
  routes: Route[];
}

/** The page in every language that has its address, itself included; none where that is one. */
export function translationsOf({ address }: Route, all: RoutedSite[]): Translation[] {
  if (all.length === 1) return [];
  const found = all.flatMap(({ site, routes }) => {
    const route = routes.find((one) => one.address === address);
    return route ? [{ ...site.labels.language, language: route.language, path: route.path }] : [];
  });
  return found.length > 1 ? found : [];
}

/** What search engines are told of a page's translations, by hreflang: x-default is the default language. */
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
