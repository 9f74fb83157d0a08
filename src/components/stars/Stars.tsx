import { Icon } from '../icon/Icon.tsx';
import styles from './Stars.module.css';

/** Five stars; the label says so to screen readers. */
export function Stars({ label }: { label: string }) {
  return (
    <p aria-label={label} className={styles.stars} role="img">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={18} />
      ))}
    </p>
  );
}
