import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import type { SectionProps } from '../section.ts';
import styles from './CaseStudy.module.css';

/** One job told with its figures, on lamp-black. */
export function CaseStudy({ section }: SectionProps<'case-study'>) {
  return (
    <SectionFrame background="night" title={section.title}>
      <div className={styles.job}>
        <p className={styles.text}>{section.text}</p>
        <dl>
          {section.figures.map((figure) => (
            <div className={styles.figure} key={figure.label}>
              <dt>{figure.label}</dt>
              <dd className={styles.value}>{figure.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SectionFrame>
  );
}
