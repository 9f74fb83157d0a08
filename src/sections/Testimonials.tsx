import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import styles from './Testimonials.module.css';

/** Client quotes, the first one large. Samples have no stars and are marked, at the heading if all are samples. */
export function Testimonials({ section, site }: SectionProps<'testimonials'>) {
  const { stars, sample, note } = site.labels.testimonials;
  const allAreSamples = section.items.every(({ sample }) => sample);
  const sampleNote = <p className={styles.note}>{note}</p>;
  return (
    <SectionFrame stamp={allAreSamples ? sample : undefined} title={section.title}>
      <ul className={styles.quotes}>
        {section.items.map((item) => (
          <li key={item.name}>
            <figure>
              {!item.sample && <Stars count={item.stars} label={stars} />}
              <blockquote className={styles.quote}>{item.text}</blockquote>
              <figcaption>
                <strong>{item.name}</strong>, {item.company}
              </figcaption>
            </figure>
            {item.sample && !allAreSamples && sampleNote}
          </li>
        ))}
      </ul>
      {allAreSamples && sampleNote}
    </SectionFrame>
  );
}
