import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './Platforms.module.css';

/** Platforms or formats, and their strengths, which phones fold. */
export function Platforms({ section }: SectionProps<'platforms'>) {
  return (
    <SectionFrame printed="whole" title={section.title}>
      <ul className={styles.list}>
        {section.items.map(({ name, text }) => (
          <li className={styles.item} key={name}>
            <FoldedHeading>
              <h3>{name}</h3>
            </FoldedHeading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
