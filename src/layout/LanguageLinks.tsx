import type { Translation } from '#src/site/translations.ts';

/** Where a page leads in its other languages. */
export interface LanguageLinksProps {
  /** The page in its other languages. */
  translations: Translation[];
  /** Whether the query of the address, such as an order or a district, is kept (page.ts). */
  keepsQuery: boolean;
}

/** Links to this page in its other languages, each named in itself; nothing where it has none. */
export function LanguageLinks({
  translations,
  keepsQuery,
  className,
}: LanguageLinksProps & { className: string | undefined }) {
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
