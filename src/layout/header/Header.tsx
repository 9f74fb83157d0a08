import { fill } from '#contract/fill.ts';
import { displayPhone } from '#src/site/links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { Menu, type MenuProps } from './Menu.tsx';

/** Skip link (WCAG 2.4.1) and sticky header: brand, other languages, call and menu (header.ts). */
export function Header({ site, path, languages }: MenuProps & { languages: LanguageLinksProps }) {
  const { labels, agency } = site;
  const [main] = agency.contact.phones;
  const phone = displayPhone(main);
  const toggle = (
    <>
      <Icon name="menu" size={24} />
      <span>{labels.header.menu}</span>
    </>
  );
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
          <button
            aria-controls="menu"
            aria-expanded="false"
            className={styles.toggle}
            type="button"
          >
            {toggle}
          </button>
          {/* In its place without scripts (public/no-script.css). */}
          <details className={styles.scriptless}>
            <summary className={styles.toggle}>{toggle}</summary>
          </details>
          <Menu path={path} site={site} />
        </div>
      </header>
    </>
  );
}
