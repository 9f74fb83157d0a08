import type { Translation } from '#src/site/translations.ts';

/** Links of a page to its other languages. */
export interface LanguageLinksProps {
  translations: Translation[];
  /** Keeps the query of the address, such as an order or a district (page.ts). */
  keepsQuery: boolean;
  className?: string | undefined;
}

/** The page's other languages, each named in itself. */
export function LanguageLinks({ translations, keepsQuery, className }: LanguageLinksProps) {
  if (translations.length === 0) return null;
  return (
    <p className={className} data-keep-query={keepsQuery || undefined}>
      {translations.map(({ code, language, name, path }) => (
        <a href={path} hrefLang={language} key={language} lang={code}>
          {name}
        </a>
      ))}
    </p>
  );
}
