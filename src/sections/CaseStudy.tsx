import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './CaseStudy.module.css';

/** One job with its figures; stamped while it is a sample. */
export function CaseStudy({ section, site }: SectionProps<'case-study'>) {
  return (
    <SectionFrame
      background="night"
      stamp={section.sample ? site.labels.testimonials.sample : undefined}
      title={section.title}
    >
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
