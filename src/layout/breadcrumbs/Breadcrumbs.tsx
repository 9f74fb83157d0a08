import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  parent: { name: string; path: string };
  current: string;
}

/** The way back to the page above. */
export function Breadcrumbs({ parent, current }: BreadcrumbsProps) {
  return (
    <p className={styles.trail}>
      <a className={styles.parent} href={parent.path}>
        {parent.name}
      </a>{' '}
      / <span>{current}</span>
    </p>
  );
}
