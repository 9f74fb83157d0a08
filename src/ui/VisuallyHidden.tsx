import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only; with `onPhone`, visible on wider screens. */
export function VisuallyHidden({ onPhone, children }: { onPhone?: true; children: ReactNode }) {
  return <span className={onPhone ? styles.onPhone : styles.always}>{children}</span>;
}
