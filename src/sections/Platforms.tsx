import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import styles from './Platforms.module.css';
import type { SectionProps } from './section.ts';

/** Platforms or formats, each with what it is good for. */
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
