import { fill } from '#contract/fill.ts';
import { HiddenText } from '#src/components/hidden-text/HiddenText.tsx';
import { Icon } from '#src/components/icon/Icon.tsx';
import { displayPhone, phonesOf } from '#src/content/links.ts';
import type { NavigationGroup, NavigationItem } from '#src/content/navigation.schema.ts';
import type { Site } from '#src/content/site.ts';
import { localPath } from '#src/routing/local-path.ts';
import { isActive } from './active.ts';
import { Brand } from './Brand.tsx';
import styles from './Header.module.css';

interface HeaderProps {
  site: Site;
  /** Path of the page that is shown, as the links of the header know it. */
  path: string;
}

function NavLink({ item, site, path }: { item: NavigationItem; site: Site; path: string }) {
  const href = localPath(site.language, item.path);
  const current = href === path ? 'page' : isActive(href, path) ? 'true' : undefined;
  return (
    <a aria-current={current} className={styles.link} href={href}>
      {item.name}
    </a>
  );
}

/** A link with a list below it, opened by hover or by the button beside it (APG disclosure). */
function Group({ group, id, site, path }: HeaderProps & { group: NavigationGroup; id: string }) {
  const inside = group.items
    .concat(group.more)
    .some((item) => isActive(localPath(site.language, item.path), path));
  return (
    <li className={styles.group} data-active={inside || undefined} data-group>
      <NavLink item={group} path={path} site={site} />
      <button aria-controls={id} aria-expanded="false" className={styles.open} type="button">
        <HiddenText>{fill(site.labels.header.open, { name: group.name })}</HiddenText>
        <Icon name="down" size={14} />
      </button>
      <ul className={styles.list} id={id}>
        {group.items.map((item) => (
          <li key={item.path}>
            <NavLink item={item} path={path} site={site} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Sticky header: brand, call, and the navigation behind a toggle on small screens. */
export function Header({ site, path }: HeaderProps) {
  const { labels, navigation, agency } = site;
  const { main } = phonesOf(agency);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Brand site={site} />
        <a className={styles.call} href={`tel:${main}`}>
          <Icon name="phone" />
          <span className={styles.number}>{displayPhone(main)}</span>
          <HiddenText>{fill(labels.header.call, { phone: displayPhone(main) })}</HiddenText>
        </a>
        <button aria-controls="menu" aria-expanded="false" className={styles.toggle} type="button">
          <Icon name="menu" size={24} />
          {labels.header.menu}
        </button>
        <nav aria-label={labels.header.navigation} className={styles.menu} id="menu">
          <ul className={styles.items}>
            {navigation.main.map((item) => (
              <li key={item.path}>
                <NavLink item={item} path={path} site={site} />
              </li>
            ))}
            <Group group={navigation.services} id="services" path={path} site={site} />
            <Group group={navigation.locations} id="locations" path={path} site={site} />
          </ul>
        </nav>
      </div>
    </header>
  );
}
