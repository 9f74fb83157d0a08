import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './CaseStudy.module.css';
import { Convoy } from './hero/Convoy.tsx';

/** One job with its figures, and e-rickshaws with its word; stamped while it is a sample. */
export function CaseStudy({ section, site }: SectionProps<'case-study'>) {
  return (
    <SectionFrame
      background="night"
      stamp={section.sample ? site.labels.testimonials.sample : undefined}
      title={section.title}
    >
      <div className={styles.job}>
        <div className={styles.text}>
          <p>{unbroken(section.text)}</p>
          {section.word && <Convoy word={section.word} />}
        </div>
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
