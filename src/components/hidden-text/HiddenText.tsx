import type { ReactNode } from 'react';
import styles from './HiddenText.module.css';

/** Words for people who listen to the page; not painted. */
export function HiddenText({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
