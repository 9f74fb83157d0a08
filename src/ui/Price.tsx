import { formatPaise } from '#contract/money.ts';
import styles from './Price.module.css';

/** An amount in integer paise with its unit, in tabular figures. */
export function Price({ amountPaise, unit }: { amountPaise: number; unit?: string | undefined }) {
  return (
    <span className={styles.price}>
      {formatPaise(amountPaise)}
      {unit && <small className={styles.unit}> {unit}</small>}
    </span>
  );
}
