import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './Steps.module.css';

/** Steps or chapters, joined by a running stitch. */
export function Steps({ section }: SectionProps<'steps'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ol className={styles.steps}>
        {section.items.map((item, index) => (
          <li className={styles.step} key={item.title}>
            <span className={styles.mark}>{item.mark ?? index + 1}</span>
            <h3 className={styles.title}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
