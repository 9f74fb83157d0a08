import type { Site } from '#src/content/site.ts';
import type { Translation } from '#src/routing/translations.ts';
import wrap from '#src/styles/Wrap.module.css';
import { LanguageLinks } from '../LanguageLinks.tsx';
import styles from './Footer.module.css';
import { callsOf, Links, policiesOf, Rights } from './Footer.tsx';

interface PayerFooterProps {
  site: Site;
  /** The page in its other languages. */
  translations: Translation[];
}

/** The end of checkout and payment status: phones and policies, and nothing that leads astray. */
export function PayerFooter({ site, translations }: PayerFooterProps) {
  return (
    <footer className={`${styles.footer} ${styles.short}`}>
      <div className={wrap.wrap}>
        <Links className={styles.list} links={[...callsOf(site), ...policiesOf(site)]} />
        <LanguageLinks className={styles.languages} translations={translations} />
        <Rights site={site} />
      </div>
    </footer>
  );
}
