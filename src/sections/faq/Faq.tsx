import type { z } from 'astro/zod';
import { Block } from '#src/components/block/Block.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Faq.module.css';
import type { faqSchema } from './faq.schema.ts';

/** Questions that open in place; works without scripts. */
export function Faq({ section }: SectionProps<z.infer<typeof faqSchema>>) {
  return (
    <Block title={section.title}>
      <div className={styles.list}>
        {section.items.map((item) => (
          <details className={styles.item} key={item.question}>
            <summary className={styles.question}>{item.question}</summary>
            <p className={styles.answer}>{item.answer}</p>
          </details>
        ))}
      </div>
    </Block>
  );
}
