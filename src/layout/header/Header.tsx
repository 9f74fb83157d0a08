import { fill } from '#contract/fill.ts';
import { displayPhone } from '#src/site/links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { type HeaderProps, Menu } from './Menu.tsx';

interface PageHeaderProps extends HeaderProps {
  /** Checkout and payment status: no navigation, which would lead a payer away. */
  isCheckout: boolean;
  languages: LanguageLinksProps;
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
 * Skip link (WCAG 2.4.1) and sticky header: brand, other languages, call, and on small screens the
 * navigation behind a toggle (header.ts). Without scripts the toggle is a `<details>` (public/no-script.css).
 */
export function Header({ site, path, isCheckout, languages }: PageHeaderProps) {
  const { labels, agency } = site;
  const [main] = agency.contact.phones;
  const phone = displayPhone(main);
  return (
    <>
      <a className={styles.skip} href="#content">
        {labels.header.skip}
      </a>
      <header className={styles.header}>
        <div className={styles.bar}>
          <Brand site={site} />
          <LanguageLinks className={styles.languages} {...languages} />
          <a className={styles.call} href={`tel:${main}`}>
            <Icon name="phone" />
            <span className={styles.number}>{phone}</span>
            <VisuallyHidden>{fill(labels.header.call, { phone })}</VisuallyHidden>
          </a>
          {!isCheckout && <MenuToggle site={site} />}
          {!isCheckout && <Menu path={path} site={site} />}
        </div>
      </header>
    </>
  );
}
