import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Platforms.module.css';

/** Platforms or formats, and their strengths, of which phones fold all but the first. */
export function Platforms({ section }: SectionProps<'platforms'>) {
  return (
    <SectionFrame printed="whole" title={section.title}>
      <ul className={styles.list}>
        {section.items.map(({ name, text }, index) => (
          <li className={styles.item} key={name}>
            <FoldedHeading open={index === 0}>
              <h3>{name}</h3>
            </FoldedHeading>
            <p>{unbroken(text)}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
