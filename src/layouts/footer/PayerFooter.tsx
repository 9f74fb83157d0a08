import type { Site } from '#src/content/site.ts';
import wrap from '#src/styles/Wrap.module.css';
import styles from './Footer.module.css';
import { callsOf, Links, policiesOf, Rights } from './Footer.tsx';

/** The end of checkout and payment status: phones and policies, and nothing that leads astray. */
export function PayerFooter({ site }: { site: Site }) {
  return (
    <footer className={`${styles.footer} ${styles.short}`}>
      <div className={wrap.wrap}>
        <Links className={styles.list} links={[...callsOf(site), ...policiesOf(site)]} />
        <Rights site={site} />
      </div>
    </footer>
  );
}
