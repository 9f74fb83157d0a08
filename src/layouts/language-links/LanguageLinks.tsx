import type { Translation } from '#src/routing/translations.ts';

interface LanguageLinksProps {
  /** The page in its other languages. */
  translations: Translation[];
  className: string | undefined;
}

/** Links to this page in its other languages, each named in itself. */
export function LanguageLinks({ translations, className }: LanguageLinksProps) {
  return translations.map(({ code, language, name, path }) => (
    <a className={className} href={path} hrefLang={language} key={language} lang={code}>
      {name}
    </a>
  ));
}
