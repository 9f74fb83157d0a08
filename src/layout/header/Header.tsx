import { fill } from '#contract/fill.ts';
import { displayPhone } from '#src/site/links.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { LanguageLinks, type LanguageLinksProps } from '../LanguageLinks.tsx';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';
import { Menu, type MenuProps } from './Menu.tsx';

/** Opens the menu on small screens: a button, and a `<details>` without scripts (public/no-script.css). */
function MenuToggle({ label }: { label: string }) {
  const content = (
    <>
      <Icon name="menu" size={24} />
      <span>{label}</span>
    </>
  );
  return (
    <>
      <button aria-controls="menu" aria-expanded="false" className={styles.toggle} type="button">
        {content}
      </button>
      <details className={styles.scriptless}>
        <summary className={styles.toggle}>{content}</summary>
      </details>
    </>
  );
}

interface HeaderProps extends MenuProps {
  languages: LanguageLinksProps;
}

/** Skip link (WCAG 2.4.1) and sticky header: brand, other languages, call and menu (header.ts). */
export function Header({ site, path, languages }: HeaderProps) {
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
          <MenuToggle label={labels.header.menu} />
          <Menu path={path} site={site} />
        </div>
      </header>
    </>
  );
}
