import { Fragment } from 'react';
import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './Steps.module.css';

/** Steps or chapters, joined by a running stitch; phones may fold their texts. */
export function Steps({ section }: SectionProps<'steps'>) {
  const Heading = section.folded ? FoldedHeading : Fragment;
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ol className={styles.steps}>
        {section.items.map((item, index) => (
          <li className={styles.step} key={item.title}>
            <span className={styles.mark}>{item.mark ?? index + 1}</span>
            <Heading>
              <h3 className={styles.title}>{item.title}</h3>
            </Heading>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
