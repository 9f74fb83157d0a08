import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import styles from './Reasons.module.css';

/** Why choose us: headings with ticked points. */
export function Reasons({ section, site }: SectionProps<'reasons'>) {
  const pointsOf = ({ points, promise }: (typeof section.items)[number]) => {
    const promised = promise && site.agency.promises[promise];
    return promised ? [...points, promised] : points;
  };
  return (
    <SectionFrame background="night" title={section.title}>
      <ul
        className={`${styles.reasons} ${section.items.length % 2 === 0 ? styles.pairs : ''}`.trim()}
      >
        {section.items.map((item) => (
          <li key={item.title}>
            <h3 className={styles.title}>{item.title}</h3>
            <TickList points={pointsOf(item)} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
