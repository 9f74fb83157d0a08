import type { ReactNode } from 'react';
import styles from './Fold.module.css';

/** A line that expands without scripts. */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

interface FoldedHeadingProps {
  /** The heading. */
  children: ReactNode;
  /** Whether it folds at all. */
  isFolded?: boolean;
  open?: boolean;
}

/**
 * A heading that folds its next sibling on phones; on wider screens and on paper a plain heading above it. The
 * `<details>` is empty, because no style opens a closed one.
 */
export function FoldedHeading({ children, isFolded = true, open }: FoldedHeadingProps) {
  if (!isFolded) return children;
  return (
    <details className={styles.foldedHeading} open={open}>
      <summary className={styles.heading}>{children}</summary>
    </details>
  );
}
