import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './Platforms.module.css';

/** Platforms or formats, and their strengths. */
export function Platforms({ section }: SectionProps<'platforms'>) {
  return (
    <SectionFrame printed="whole" title={section.title}>
      <dl className={styles.list}>
        {section.items.map((item) => (
          <div className={styles.item} key={item.name}>
            <dt className={styles.name}>{item.name}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
