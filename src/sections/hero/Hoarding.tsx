import type { ReactNode } from 'react';
import styles from './Hoarding.module.css';

interface HoardingProps {
  title: string;
  lead: string;
  eyebrow?: string | undefined;
  /** Words on the dimension line, such as 20 × 10 ft. */
  size: string;
  actions: ReactNode;
}

/** A painted board on two poles with its dimensions; the buttons hang between the poles. */
export function Hoarding({ title, lead, eyebrow, size, actions }: HoardingProps) {
  return (
    <section className={styles.scene}>
      <div className={styles.stand}>
        <p aria-hidden="true" className={styles.dimension}>
          <span>{size}</span>
        </p>
        <div className={styles.board}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.legs}>{actions}</div>
      </div>
    </section>
  );
}
