import styles from './SkipLink.module.css';

/** First stop of the keyboard: jumps over the header (WCAG 2.4.1). */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.skip} href="#content">
      {label}
    </a>
  );
}
