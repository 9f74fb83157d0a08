import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './Faq.module.css';

/** Questions that expand without scripts. */
export function Faq({ section }: SectionProps<'faq'>) {
  return (
    <SectionFrame beside title={section.title}>
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
