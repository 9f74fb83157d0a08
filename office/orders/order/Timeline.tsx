import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import styles from './Timeline.module.css';
import type { TimelineLine } from './timeline-lines.ts';

/** Lines of an order's history. */
export function Timeline({ lines }: { lines: TimelineLine[] }) {
  const { locale } = useWords();
  return (
    <ol className={styles.timeline}>
      {lines.map(({ key, title, text, by, atMs }) => (
        <li key={key}>
          <p>
            <strong>{title}</strong> {by}
          </p>
          {text !== null && <p className={styles.text}>{text}</p>}
          <p className={styles.time}>{formatMoment(atMs, locale)}</p>
        </li>
      ))}
    </ol>
  );
}
