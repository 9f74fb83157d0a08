import { Fragment } from 'react';
import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import styles from './Reasons.module.css';

/** Why choose us: headings with ticked points, which phones may fold, on black or on paper. */
export function Reasons({ section, site }: SectionProps<'reasons'>) {
  const pointsOf = ({ points, promise }: (typeof section.items)[number]) => {
    const promised = promise && site.agency.promises[promise];
    return promised ? [...points, promised] : points;
  };
  const Heading = section.folded ? FoldedHeading : Fragment;
  return (
    <SectionFrame background={section.background ?? 'night'} title={section.title}>
      <ul
        className={`${styles.reasons} ${section.items.length % 2 === 0 ? styles.pairs : ''} ${section.folded ? styles.folded : ''}`.trim()}
      >
        {section.items.map((item) => (
          <li key={item.title}>
            <Heading>
              <h3 className={styles.title}>{item.title}</h3>
            </Heading>
            <TickList points={pointsOf(item)} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
