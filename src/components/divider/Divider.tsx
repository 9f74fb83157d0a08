import styles from './Divider.module.css';

/** The drawn double line under a heading; its hatching is that of the page's region. */
export function Divider() {
  return <div aria-hidden="true" className={styles.line} />;
}
