import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Steps.module.css';

/** Steps or chapters, joined by a running stitch. */
export function Steps({ section }: SectionProps<'steps'>) {
  const { background = 'paper', items, lead, title } = section;
  const isWorded = items.some(({ mark = '' }) => mark.length > 1);
  return (
    <SectionFrame background={background} lead={lead} title={title}>
      <ol
        className={[styles.steps, isWorded && styles.worded, items.length === 6 && styles.six]
          .filter(Boolean)
          .join(' ')}
      >
        {items.map((item, index) => (
          <li className={styles.step} key={item.title}>
            <span className={styles.mark}>{item.mark ?? index + 1}</span>
            <h3 className={styles.title}>{unbroken(item.title)}</h3>
            <p>{unbroken(item.text)}</p>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}
