import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import styles from './Faq.module.css';
import type { SectionProps } from './section.ts';

/** Questions that open in place; works without scripts. */
export function Faq({ section }: SectionProps<'faq'>) {
  return (
    <SectionFrame title={section.title}>
      <div className={styles.list}>
        {section.items.map((item) => (
          <details className={styles.item} key={item.question}>
            <summary className={styles.question}>{item.question}</summary>
            <p className={styles.answer}>{item.answer}</p>
          </details>
        ))}
      </div>
    </SectionFrame>
  );
}
