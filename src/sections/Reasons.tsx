import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Reasons.module.css';

/** Why choose us: headings with ticked points, of which phones may fold all but the first, on black or on paper. */
export function Reasons({ section, site }: SectionProps<'reasons'>) {
  const pointsOf = ({ points, promise }: (typeof section.items)[number]) => {
    const promised = promise && site.agency.promises[promise];
    return promised ? [...points, promised] : points;
  };
  return (
    <SectionFrame background={section.background ?? 'night'} title={section.title}>
      <ul
        className={`${styles.reasons} ${section.items.length % 2 === 0 ? '' : styles.threes} ${section.folded ? styles.folded : ''}`.trim()}
      >
        {section.items.map((item, index) => (
          <li key={item.title}>
            <FoldedHeading isFolded={section.folded ?? false} open={index === 0}>
              <h3 className={styles.title}>{unbroken(item.title)}</h3>
            </FoldedHeading>
            <TickList points={pointsOf(item)} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
