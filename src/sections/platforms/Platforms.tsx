import type { z } from 'astro/zod';
import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Platforms.module.css';
import type { platformsSchema } from './platforms.schema.ts';

/** Platforms or formats, each with what it is good for. */
export function Platforms({ section }: SectionProps<z.infer<typeof platformsSchema>>) {
  return (
    <SectionFrame title={section.title}>
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
