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
  children: ReactNode;
}

/** Frame of a section: heading, divider, content. One idea each. */
export function SectionFrame({
  title,
  stamp,
  lead,
  background = 'paper',
  children,
}: SectionFrameProps) {
  return (
    <section
      className={`${styles.frame} ${background === 'paper' ? '' : styles[background]}`.trim()}
    >
      <div className={wrap.wrap}>
        <div className={styles.head}>
          <h2 className={styles.title}>
            {stamp ? (
              <>
                {title} <span className={styles.stamp}>{stamp}</span>
              </>
            ) : (
              title
            )}
          </h2>
          <div aria-hidden="true" className={styles.divider} />
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
