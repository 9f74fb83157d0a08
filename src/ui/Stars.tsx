import { fill } from '#contract/fill.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import { Icon } from './Icon.tsx';
import styles from './Stars.module.css';

interface StarsProps {
  /** Filled stars. */
  count: number;
  /** Text for screen readers. */
  label: Labels['testimonials']['stars'];
}

/** A rating of up to five stars. */
export function Stars({ count, label }: StarsProps) {
  return (
    <p aria-label={fill(label, { count })} className={styles.stars} role="img">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={star > count ? 'starOutline' : 'star'} size={18} />
      ))}
    </p>
  );
}
