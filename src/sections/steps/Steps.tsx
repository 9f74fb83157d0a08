import type { z } from 'astro/zod';
import { Block } from '#src/components/block/Block.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Steps.module.css';
import type { stepsSchema } from './steps.schema.ts';

/** Steps or chapters, joined by a running stitch. */
export function Steps({ section }: SectionProps<z.infer<typeof stepsSchema>>) {
  return (
    <Block lead={section.lead} title={section.title}>
      <ol className={styles.steps}>
        {section.items.map((item, index) => (
          <li className={styles.step} key={item.title}>
            <svg aria-hidden="true" className={styles.stitch} viewBox="0 0 40 200" preserveAspectRatio="none">
              <path d="M20 0C4 40 4 60 20 100s16 60 0 100" />
            </svg>
            <span className={styles.mark}>{item.mark ?? index + 1}</span>
            <h3 className={styles.title}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
