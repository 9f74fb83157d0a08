import { fill } from '#contract/fill.ts';
import type { Labels } from '#src/content/labels.schema.ts';
import { Icon } from './Icon.tsx';
import styles from './Stars.module.css';

/** A rating of up to five stars, with a label for screen readers. */
export function Stars({ count, label }: { count: number; label: Labels['testimonials']['stars'] }) {
  return (
    <p aria-label={fill(label, { count })} className={styles.stars} role="img">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name={star > count ? 'starOutline' : 'star'} size={18} />
      ))}
    </p>
  );
}
