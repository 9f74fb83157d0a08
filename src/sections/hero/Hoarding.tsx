import type { ReactNode } from 'react';
import styles from './Hoarding.module.css';

interface HoardingProps {
  title: string;
  lead: string;
  eyebrow?: string | undefined;
  /** Width and height of the board, such as 20 × 10 ft; stands on the dimension lines. */
  size: string | undefined;
  actions: ReactNode;
}

/** Longer headlines are painted smaller, so that every board keeps its shape. */
const longTitle = 30;

/** A painted board on two poles, with lamps and dimensions; the buttons hang between the poles. */
export function Hoarding({ title, lead, eyebrow, size, actions }: HoardingProps) {
  return (
    <section className={styles.scene}>
      <div className={styles.stand}>
        <p aria-hidden="true" className={styles.dimension}>
          <span>{size}</span>
        </p>
        <div aria-hidden="true" className={styles.lamps} />
        <div className={styles.board}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 className={`${styles.title} ${title.length > longTitle ? styles.long : ''}`.trim()}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.legs}>{actions}</div>
      </div>
    </section>
  );
}
