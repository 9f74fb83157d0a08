import type { ReactNode } from 'react';
import wrap from '#src/styles/Wrap.module.css';
import type { SectionOf } from '../section.ts';
import styles from './Hoarding.module.css';

interface HoardingProps {
  section: SectionOf<'hero'>;
  actions: ReactNode;
}

/** Longer headlines are painted smaller, so that every board keeps its shape. */
const longTitle = 30;

/** A painted board on two poles, with lamps and dimensions; the buttons hang between the poles. */
export function Hoarding({ section, actions }: HoardingProps) {
  const { eyebrow, title, lead, size } = section;
  return (
    <section className={styles.scene}>
      <div className={wrap.wrap}>
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
