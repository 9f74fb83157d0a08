import { Icon } from './Icon.tsx';
import styles from './TickList.module.css';
import { unbroken } from './unbroken.tsx';

interface TickListProps {
  points: string[];
  size?: number;
  className?: string | undefined;
}

/** A list with a tick before each point. */
export function TickList({ points, size = 18, className }: TickListProps) {
  return (
    <ul className={className}>
      {points.map((point) => (
        <li className={styles.point} key={point}>
          <Icon name="tick" size={size} />
          <span>{unbroken(point)}</span>
        </li>
      ))}
    </ul>
  );
}
