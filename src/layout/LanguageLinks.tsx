import type { Translation } from '#src/routing/translations.ts';

interface LanguageLinksProps {
  /** The page in its other languages. */
  translations: Translation[];
  className: string | undefined;
}

/** Links to this page in its other languages, each named in itself; nothing where it has none. */
export function LanguageLinks({ translations, className }: LanguageLinksProps) {
  if (translations.length === 0) return null;
  return (
    <p className={className}>
      {translations.map(({ code, language, name, path }) => (
        <a href={path} hrefLang={language} key={language} lang={code}>
          {name}
        </a>
      ))}
    </p>
  );
}
