import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import type { NavigationGroup, NavigationItem } from '#src/content/navigation.schema.ts';
import type { Site } from '#src/content/site.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Menu.module.css';

/** Props of the navigation. */
export interface MenuProps {
  site: Site;
  /** Path of the page, as the navigation links to it. */
  path: string;
}

/** Whether a link leads to the page or to a parent of it; the home page is no parent. */
export function isActive(to: string, language: string, path: string): boolean {
  const href = localPath(language, to);
  return path === href || (to !== '/' && path.startsWith(`${href}/`));
}

function NavLink({ item, site, path }: { item: NavigationItem; site: Site; path: string }) {
  const href = localPath(site.language, item.path);
  const current =
    href === path ? 'page' : isActive(item.path, site.language, path) ? 'true' : undefined;
  return (
    <a aria-current={current} className={styles.link} href={href}>
      {item.name}
    </a>
  );
}

/** A link with a drop-down list, opened by hover or by the button beside it (APG disclosure). */
function Group({ group, id, site, path }: MenuProps & { group: NavigationGroup; id: string }) {
  // What the bar links to itself is marked there alone.
  const own = new Set(site.navigation.main.map((item) => item.path));
  const links = [...group.items, ...group.more].filter((link) => !own.has(link.path));
  const inside = links.some((link) => isActive(link.path, site.language, path));
  return (
    <li className={styles.group} data-active={inside || undefined} data-group>
      <NavLink item={group} path={path} site={site} />
      <button aria-controls={id} aria-expanded="false" className={styles.open} type="button">
        <VisuallyHidden>{fill(site.labels.header.open, { name: group.name })}</VisuallyHidden>
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

/** The navigation; on small screens it follows its toggle. */
export function Menu({ site, path }: MenuProps) {
  return (
    <nav aria-label={site.labels.header.navigation} className={styles.menu} id="menu">
      <ul className={styles.items}>
        {site.navigation.main.map((item) => (
          <li key={item.path}>
            <NavLink item={item} path={path} site={site} />
          </li>
        ))}
        <Group group={site.navigation.services} id="services" path={path} site={site} />
        <Group group={site.navigation.locations} id="locations" path={path} site={site} />
      </ul>
    </nav>
  );
}
