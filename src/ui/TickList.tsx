import { Icon } from './Icon.tsx';
import styles from './TickList.module.css';

interface TickListProps {
  points: string[];
  /** Of the ticks, in px. */
  size?: number;
  className?: string | undefined;
}

/** Points with a tick before each. */
export function TickList({ points, size = 18, className }: TickListProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li className={styles.point} key={point}>
          <Icon name="tick" size={size} />
          {point}
        </li>
      ))}
    </ul>
  );
}
