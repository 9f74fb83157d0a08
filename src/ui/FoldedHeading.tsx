import type { ReactNode } from 'react';
import styles from './FoldedHeading.module.css';

/**
 * A heading that folds its next sibling on phones; on wider screens and on paper a plain heading above it. The
 * `<details>` is empty, because no style opens a closed one.
 */
export function FoldedHeading({ open, children }: { open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        <h3 className={styles.words}>{children}</h3>
      </summary>
    </details>
  );
}
