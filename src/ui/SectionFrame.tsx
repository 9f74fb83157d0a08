import type { ReactNode } from 'react';
import wrap from '#src/styles/Wrap.module.css';
import styles from './SectionFrame.module.css';

interface SectionFrameProps {
  title: string;
  /** A word stamped beside the heading, such as Sample. */
  stamp?: string | undefined;
  lead?: string | undefined;
  /** `paper` is plain, `deep` is darker, `night` is black with light text. */
  background?: 'paper' | 'deep' | 'night';
  /** Stays where the page is printed (public/print.css), with its lead or without. */
  printed?: 'whole' | 'without-lead';
  children: ReactNode;
}

/** Frame of a section: heading and content, one idea each, closer to a neighbour on the same paper. */
export function SectionFrame({
  title,
  stamp,
  lead,
  background = 'paper',
  printed,
  children,
}: SectionFrameProps) {
  return (
    <section className={`${styles.frame} ${styles[background]}`} data-printed={printed}>
      <div className={wrap.wrap}>
        <h2 className={styles.title}>
          {stamp ? (
            <>
              {title} <span className={styles.stamp}>{stamp}</span>
            </>
          ) : (
            title
          )}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}
