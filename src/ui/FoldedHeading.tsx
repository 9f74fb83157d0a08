import type { ReactNode } from 'react';
import styles from './FoldedHeading.module.css';

interface FoldedHeadingProps {
  /** The heading. */
  children: ReactNode;
  open?: boolean;
}

/**
 * A heading that folds its next sibling on phones; on wider screens and on paper a plain heading above it. The
 * `<details>` is empty, because no style opens a closed one.
 */
export function FoldedHeading({ children, open }: FoldedHeadingProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>{children}</summary>
    </details>
  );
}
