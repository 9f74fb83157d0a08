import type { ReactNode } from 'react';
import { EdgeLine } from '../edge-line/EdgeLine.tsx';
import styles from './Block.module.css';

interface BlockProps {
  title: string;
  lead?: string | undefined;
  /** `paper` is plain; `deep` a darker sheet; `night` lamp-black with paper letters. */
  ground?: 'paper' | 'deep' | 'night';
  children: ReactNode;
}

/** A section of a page: heading, drawn double line, content. One idea each. */
export function Block({ title, lead, ground = 'paper', children }: BlockProps) {
  return (
    <section className={`${styles.block} ${ground === 'paper' ? '' : styles[ground]}`.trim()}>
      <div className={styles.wrap}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <EdgeLine />
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
