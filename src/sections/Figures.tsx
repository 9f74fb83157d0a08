import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Figures.module.css';

/** Big painted numbers on halftone dots. */
export function Figures({ section }: SectionProps<'figures'>) {
  const isPair = section.items.length === 2;
  return (
    <SectionFrame beside lead={section.lead} title={section.title}>
      <dl className={`${styles.figures} ${isPair ? styles.pair : ''}`.trim()}>
        {section.items.map((item) => (
          <div className={styles.figure} key={item.label}>
            <dt className={styles.label}>{unbroken(item.label)}</dt>
            <dd className={styles.value}>{item.value}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}
