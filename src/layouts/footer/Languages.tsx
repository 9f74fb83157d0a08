import type { Translation } from '#src/routing/translations.ts';
import { LanguageLinks } from '../language-links/LanguageLinks.tsx';
import styles from './Footer.module.css';

/** The line of the footer that leads to the page in its other languages; nothing where it has none. */
export function Languages({ translations }: { translations: Translation[] }) {
  if (translations.length === 0) return null;
  return (
    <p className={styles.languages}>
      <LanguageLinks className={undefined} translations={translations} />
    </p>
  );
}
