import { fill } from '#contract/fill.ts';
import { Icon } from '#src/components/icon/Icon.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/VisuallyHidden.tsx';
import { displayPhone } from '#src/content/links.ts';
import type { Translation } from '#src/routing/translations.ts';
import { LanguageLinks } from '../LanguageLinks.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { type HeaderProps, Menu } from './Menu.tsx';

interface PageHeaderProps extends HeaderProps {
  /** Checkout and payment status: no navigation, which would lead a payer away. */
  isForPayer: boolean;
  /** The page in its other languages. */
  translations: Translation[];
}

function MenuToggle({ site }: Pick<HeaderProps, 'site'>) {
  const { labels } = site;
  return (
    <>
      <button aria-controls="menu" aria-expanded="false" className={styles.toggle} type="button">
        <Icon name="menu" size={24} />
        <span>{labels.header.menu}</span>
      </button>
      <details className={styles.scriptless}>
        <summary className={styles.toggle}>
          <Icon name="menu" size={24} />
          <span>{labels.header.menu}</span>
        </summary>
      </details>
    </>
  );
}

/**
 * Sticky header: brand, other languages, call, and on small screens the navigation behind a toggle.
 * Without scripts the toggle is a `<details>` (public/no-script.css). A payer gets no navigation.
 */
export function Header({ site, path, isForPayer, translations }: PageHeaderProps) {
  const { labels, agency } = site;
  const [main] = agency.contact.phones;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand site={site} />
        <LanguageLinks className={styles.languages} translations={translations} />
        <a className={styles.call} href={`tel:${main}`}>
          <Icon name="phone" />
          <span className={styles.number}>{displayPhone(main)}</span>
          <VisuallyHidden>{fill(labels.header.call, { phone: displayPhone(main) })}</VisuallyHidden>
        </a>
        {!isForPayer && <MenuToggle site={site} />}
        {!isForPayer && <Menu path={path} site={site} />}
      </div>
    </header>
  );
}
