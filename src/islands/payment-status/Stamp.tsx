import styles from './PaymentStatus.module.css';
import type { StatusState } from './status-result.ts';

/** Strokes on a 24 × 24 grid: three dots, a tick, a cross, a question mark. */
const strokes: Record<StatusState, string> = {
  PENDING: 'M6 12h.01M12 12h.01M18 12h.01',
  SUCCESS: 'm5 13 5 5L19 7',
  FAILURE: 'm6 6 12 12M18 6 6 18',
  ERROR: 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.1-1.5 2.3M12 19h.01',
};

/** The rubber stamp on the receipt; decorative, the title says the same. */
export function Stamp({ state }: { state: StatusState }) {
  return (
    <svg aria-hidden="true" className={styles.stamp} height="84" viewBox="-6 -6 36 36" width="84">
      <circle cx="12" cy="12" r="16.5" />
      <circle cx="12" cy="12" r="14" />
      <path d={strokes[state]} />
    </svg>
  );
}
