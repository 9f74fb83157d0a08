import type { ReactNode } from 'react';
import wrap from '#src/styles/Wrap.module.css';
import pictured from './Pictured.module.css';
import styles from './SectionFrame.module.css';
import { unbroken } from './unbroken.tsx';

interface SectionFrameProps {
  /** For links to the section. */
  id?: string;
  title: string;
  /** Whether the title is the h1 of the page. */
  isHeadline?: boolean;
  /** A word stamped beside the title, such as Sample. */
  stamp?: string | undefined;
  lead?: string | undefined;
  /** `paper` is plain, `deep` is darker, `night` is black, in the dark scheme a dark red. */
  background?: 'paper' | 'deep' | 'night';
  /** Has its heading beside the content on wide screens. */
  beside?: boolean;
  /** At the end of the title's line; phones and paper leave it out. */
  picture?: ReactNode;
  /** Below a heading that is beside the content. */
  aside?: ReactNode;
  /** Kept in print (public/print.css), with or without the lead; the budget has print-budget.css. */
  printed?: 'whole' | 'without-lead';
  children: ReactNode;
}

/** A section's frame: title, lead and content. */
export function SectionFrame({
  id,
  title,
  isHeadline = false,
  stamp,
  lead,
  background = 'paper',
  beside = false,
  picture,
  aside,
  printed,
  children,
}: SectionFrameProps) {
  const Heading = isHeadline ? 'h1' : 'h2';
  const className = `${styles.frame} ${styles[background]} ${isHeadline ? styles.headline : ''}`;
  const heading = (
    <>
      <Heading className={styles.title}>
        {unbroken(title)}
        {stamp && (
          <>
            {' '}
            <span className={styles.stamp}>{stamp}</span>
          </>
        )}
      </Heading>
      {lead && <p className={styles.lead}>{unbroken(lead)}</p>}
    </>
  );
  return (
    <section className={className.trim()} data-printed={printed} id={id}>
      {beside ? (
        <div className={`${wrap.wrap} ${styles.beside}`}>
          <div>
            {heading}
            {aside}
          </div>
          <div>{children}</div>
        </div>
      ) : (
        <div className={wrap.wrap}>
          {picture ? (
            <div className={pictured.pictured}>
              <div>{heading}</div>
              {picture}
            </div>
          ) : (
            heading
          )}
          {children}
        </div>
      )}
    </section>
  );
}
