import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import styles from './Notice.module.css';

/** Says that the site sets no cookies, until it is closed once. */
export function Notice({ site }: { site: Site }) {
  const { title, text, accept, more } = site.labels.notice;
  return (
    <aside aria-label={title} className={styles.notice} data-notice>
      <p>
        <strong>{title}</strong>
        {` ${text} `}
        <a href={localPath(site.language, '/privacy-policy')}>{more}</a>
      </p>
      <button className={styles.accept} type="button">
        {accept}
      </button>
    </aside>
  );
}
