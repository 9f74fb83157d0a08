import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Platforms.module.css';

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
